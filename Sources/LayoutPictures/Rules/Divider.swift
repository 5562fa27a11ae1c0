import LayoutCore

/// A divider is a line.
struct DividerDrawing: PaintedDrawing {
  func items(_ element: DividerElement, _ view: DrawnView) -> [PictureItem] {
    [.fill(.rectangle(view.frame), .color(view.drawing.palette.separator))]
  }
}
