import LayoutCore

/// A spacer is empty.
struct SpacerDrawing: PaintedDrawing {
  func items(_ element: SpacerElement, _ view: DrawnView) -> [PictureItem] { [] }
}
