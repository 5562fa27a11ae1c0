import LayoutCore

/// How one type of element is drawn.
protocol DrawingRule<Element>: ElementRule {
  associatedtype Element

  /// What is drawn of a view, from the bottom up, with the views in it.
  func items(_ element: Element, _ view: DrawnView) -> [PictureItem]
}

extension DrawingRule {
  /// The same for an element whose type is not known.
  func items(of element: any LayoutElement, _ view: DrawnView) -> [PictureItem] {
    (element as? Element).map { items($0, view) } ?? view.childItems
  }
}

/// The rooms of drawing, one for each type of element.
package enum DrawingRules {
  /// The rule of each type.
  static let standard = RuleRegistry<any DrawingRule>([
    ImageDrawing(), ShapeDrawing(), CircleDrawing(), SpacerDrawing(), DividerDrawing(), MeasuredDrawing(),
    StackDrawing(), ZStackDrawing(), GeometryReaderDrawing(), ScrollViewDrawing(), FlowDrawing(),
    CustomLayoutDrawing(), FrameDrawing(), FlexibleFrameDrawing(), FixedSizeDrawing(), PaddingDrawing(),
    AspectRatioDrawing(), PositionDrawing(), OffsetDrawing(), OverlayDrawing(), LayoutPriorityDrawing(),
    AlignmentGuideDrawing(), AppearanceDrawing(), LayoutValueDrawing(), ContainerRelativeFrameDrawing(),
    ViewThatFitsDrawing(), GridDrawing(), GridCellDrawing(), IgnoresSafeAreaDrawing(),
  ]) { $0.elementType }

  /// The types of element that have a room, by name.
  package static var elementTypes: [any LayoutElement.Type] { standard.elementTypes }
}
