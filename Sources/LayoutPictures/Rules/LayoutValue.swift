import LayoutCore

/// A value for a layout is invisible.
struct LayoutValueDrawing: InvisibleDrawing { typealias Element = LayoutValueElement }
