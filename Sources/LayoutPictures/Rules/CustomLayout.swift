import LayoutCore

/// A layout only places its children; a shape with a size of its own is drawn as any other.
struct CustomLayoutDrawing: DrawingRule {
  func items(_ element: CustomLayoutElement, _ view: DrawnView) -> [PictureItem] {
    element.figure.map { ShapeDrawing().items($0, view) } ?? view.childItems
  }

  func guides(_ element: CustomLayoutElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: CustomLayoutElement) -> DrawingTraits {
    element.figure.map { ShapeDrawing().traits($0) } ?? DrawingTraits()
  }

  func change(_ style: inout DrawingStyle, _ element: CustomLayoutElement) {}
}
