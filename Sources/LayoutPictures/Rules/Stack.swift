import LayoutCore

/// Children lie over each other where they overlap, the later ones on top.
struct StackDrawing: DrawingRule {
  func items(_ element: StackElement, _ view: DrawnView) -> [PictureItem] { view.childItems }

  func guides(_ element: StackElement, _ view: DrawnView) -> [PictureItem] {
    GuideLines.line(of: element, view)
  }

  func traits(_ element: StackElement) -> DrawingTraits { DrawingTraits(stackAxis: element.axis) }

  func change(_ style: inout DrawingStyle, _ element: StackElement) {}
}
