import LayoutCore

/// What is larger than its place is drawn all the same.
struct FixedSizeDrawing: InvisibleDrawing { typealias Element = FixedSizeElement }
