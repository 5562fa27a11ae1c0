import LayoutCore

/// The place is seen in the frame of the view.
struct PositionDrawing: InvisibleDrawing { typealias Element = PositionElement }
