import LayoutCore

/// A view that reaches into the safe area is drawn where it reaches.
struct IgnoresSafeAreaDrawing: InvisibleDrawing { typealias Element = IgnoresSafeAreaElement }
