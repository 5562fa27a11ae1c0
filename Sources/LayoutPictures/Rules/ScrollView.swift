import LayoutCore

/// A scroll view shows what lies inside its edges.
struct ScrollViewDrawing: DrawingRule {
  func items(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] {
    [.group(PictureGroup(clip: .rectangle(view.frame), items: view.childItems))]
  }

  func guides(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: ScrollViewElement) -> DrawingTraits { DrawingTraits(cutsOff: true) }

  func change(_ style: inout DrawingStyle, _ element: ScrollViewElement) {}
}
