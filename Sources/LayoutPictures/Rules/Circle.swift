import LayoutCore

/// A circle touches the sides of its frame; of one that is changed, such as a part of it, the path is drawn.
struct CircleDrawing: DrawingRule {
  func items(_ element: CircleElement, _ view: DrawnView) -> [PictureItem] {
    ShapeOutline.items(
      ShapeOutline.own(element.outline, view) ?? .ellipse(view.frame), fill: element.fill, view)
  }

  func guides(_ element: CircleElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: CircleElement) -> DrawingTraits {
    DrawingTraits(hasOwnPath: element.outline != nil)
  }

  func change(_ style: inout DrawingStyle, _ element: CircleElement) {}
}
