import LayoutCore

/// Cells are drawn where they are.
struct GridDrawing: DrawingRule {
  func items(_ element: GridElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
