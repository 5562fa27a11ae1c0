import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct FrameDrawing: InvisibleDrawing { typealias Element = FrameElement }
