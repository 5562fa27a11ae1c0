import LayoutCore

/// A guide is seen in nothing but places.
struct AlignmentGuideDrawing: DrawingRule {
  func items(_ element: AlignmentGuideElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
