/// A viewport over content that may be larger.
public struct ScrollViewElement: LayoutElement, Hashable {
  /// The axes along which it scrolls.
  public var axes: Axis.Set

  public init(axes: Axis.Set = .vertical) { self.axes = axes }

  /// What it is proposed sizes views inside it.
  public var containerUse: ContainerUse { .provides }

  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    }
  ]

  public var kind: String { "ScrollView" }
  public var role: ElementRole { .container }
  /// It shows no guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}
