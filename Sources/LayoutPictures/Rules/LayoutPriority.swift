import LayoutCore

/// A priority is seen in nothing but sizes.
struct LayoutPriorityDrawing: InvisibleDrawing { typealias Element = LayoutPriorityElement }
