import LayoutCore

/// A layout only places its children.
struct CustomLayoutDrawing: InvisibleDrawing { typealias Element = CustomLayoutElement }
