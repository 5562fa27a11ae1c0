import LayoutCore

/// The ratio is seen in the frame of the view.
struct AspectRatioDrawing: DrawingRule {
  func items(_ element: AspectRatioElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
