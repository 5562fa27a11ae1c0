import LayoutCore

/// The ratio is seen in the frame of the view.
struct AspectRatioDrawing: InvisibleDrawing { typealias Element = AspectRatioElement }
