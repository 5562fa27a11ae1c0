import LayoutCore

/// The place is seen in the frame of the view.
struct PositionDrawing: DrawingRule {
  func items(_ element: PositionElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
