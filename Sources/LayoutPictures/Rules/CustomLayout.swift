import LayoutCore

/// A layout only places its children.
struct CustomLayoutDrawing: DrawingRule {
  func items(_ element: CustomLayoutElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
