import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct ContainerRelativeFrameDrawing: InvisibleDrawing { typealias Element = ContainerRelativeFrameElement }
