import LayoutCore

/// A circle touches the sides of its frame.
struct CircleDrawing: PaintedDrawing {
  func items(_ element: CircleElement, _ view: DrawnView) -> [PictureItem] {
    ShapeOutline.items(.ellipse(view.frame), fill: element.fill, view)
  }
}
