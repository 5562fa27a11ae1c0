import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct FlexibleFrameDrawing: InvisibleDrawing { typealias Element = FlexibleFrameElement }
