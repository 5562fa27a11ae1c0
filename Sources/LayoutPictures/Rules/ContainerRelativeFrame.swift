import LayoutCore

/// A frame is invisible, and cuts nothing off.
struct ContainerRelativeFrameDrawing: DrawingRule {
  func items(_ element: ContainerRelativeFrameElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
