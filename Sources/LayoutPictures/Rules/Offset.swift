import LayoutCore

/// The frame of the view is where it is drawn.
struct OffsetDrawing: DrawingRule {
  func items(_ element: OffsetElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
