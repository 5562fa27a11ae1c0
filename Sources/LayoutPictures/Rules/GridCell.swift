import LayoutCore

/// What a cell says to its grid is invisible.
struct GridCellDrawing: InvisibleDrawing { typealias Element = GridCellElement }
