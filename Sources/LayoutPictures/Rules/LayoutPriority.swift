import LayoutCore

/// A priority is seen in nothing but sizes.
struct LayoutPriorityDrawing: DrawingRule {
  func items(_ element: LayoutPriorityElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
