import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct FrameDrawing: DrawingRule {
  func items(_ element: FrameElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
