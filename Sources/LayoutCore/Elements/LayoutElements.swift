/// The types of element that Taut knows: this floor's list of rooms.
///
/// Every floor above has a room for each of them.
public enum LayoutElements {
  /// All types, leaves first, then containers, then modifiers.
  public static let all: [any LayoutElement.Type] = [
    ImageElement.self, ShapeElement.self, CircleElement.self, SpacerElement.self, DividerElement.self,
    MeasuredElement.self, StackElement.self, ZStackElement.self, GeometryReaderElement.self,
    ScrollViewElement.self, FlowElement.self, CustomLayoutElement.self, FrameElement.self,
    FlexibleFrameElement.self, FixedSizeElement.self, PaddingElement.self, AspectRatioElement.self,
    PositionElement.self, OffsetElement.self, OverlayElement.self, LayoutPriorityElement.self,
    AlignmentGuideElement.self, AppearanceElement.self, LayoutValueElement.self,
    ContainerRelativeFrameElement.self, ViewThatFitsElement.self, GridElement.self,
    GridCellElement.self, IgnoresSafeAreaElement.self, EffectFrameElement.self,
  ]
}
