import LayoutCore

/// A view that reaches into the safe area is drawn where it reaches.
struct IgnoresSafeAreaDrawing: DrawingRule {
  func items(_ element: IgnoresSafeAreaElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
