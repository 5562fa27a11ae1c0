import LayoutCore

/// What is larger than its place is drawn all the same.
struct FixedSizeDrawing: DrawingRule {
  func items(_ element: FixedSizeElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
