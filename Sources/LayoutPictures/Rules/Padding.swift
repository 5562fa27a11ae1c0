import LayoutCore

/// Padding is empty.
struct PaddingDrawing: DrawingRule {
  func items(_ element: PaddingElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
