import LayoutCore

/// The frame of the view is where it is drawn.
struct OffsetDrawing: InvisibleDrawing { typealias Element = OffsetElement }
