import LayoutCore

/// The view that fits is the only one that has a place.
struct ViewThatFitsDrawing: DrawingRule {
  func items(_ element: ViewThatFitsElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
