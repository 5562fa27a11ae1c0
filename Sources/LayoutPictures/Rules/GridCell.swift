import LayoutCore

/// What a cell says to its grid is invisible.
struct GridCellDrawing: DrawingRule {
  func items(_ element: GridCellElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
