import LayoutCore

/// Cells are drawn where they are.
struct GridDrawing: InvisibleDrawing { typealias Element = GridElement }
