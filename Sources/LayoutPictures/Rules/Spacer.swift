import LayoutCore

/// A spacer is empty.
struct SpacerDrawing: DrawingRule {
  func items(_ element: SpacerElement, _ view: DrawnView) -> [PictureItem] { [] }
}
