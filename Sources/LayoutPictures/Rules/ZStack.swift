import LayoutCore

/// Children lie over each other, the later ones on top.
struct ZStackDrawing: DrawingRule {
  func items(_ element: ZStackElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
