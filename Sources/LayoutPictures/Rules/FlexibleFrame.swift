import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct FlexibleFrameDrawing: DrawingRule {
  func items(_ element: FlexibleFrameElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
