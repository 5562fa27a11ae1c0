import LayoutCore

/// Children follow each other, line by line.
struct FlowDrawing: InvisibleDrawing { typealias Element = FlowElement }
