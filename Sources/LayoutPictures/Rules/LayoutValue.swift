import LayoutCore

/// A value for a layout is invisible.
struct LayoutValueDrawing: DrawingRule {
  func items(_ element: LayoutValueElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
