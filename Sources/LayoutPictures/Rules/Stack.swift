import LayoutCore

/// Children lie over each other where they overlap, the later ones on top.
struct StackDrawing: DrawingRule {
  func items(_ element: StackElement, _ view: DrawnView) -> [PictureItem] { view.childItems }
}
