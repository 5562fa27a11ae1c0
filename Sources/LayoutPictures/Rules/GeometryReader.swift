import LayoutCore

/// What is made for the size is all there is to see.
struct GeometryReaderDrawing: InvisibleDrawing { typealias Element = GeometryReaderElement }
