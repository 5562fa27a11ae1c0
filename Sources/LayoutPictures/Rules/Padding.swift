import LayoutCore

/// Padding is empty.
struct PaddingDrawing: InvisibleDrawing { typealias Element = PaddingElement }
