import LayoutCore

/// What is made for the size is all there is to see.
struct GeometryReaderDrawing: DrawingRule {
  func items(_ element: GeometryReaderElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
