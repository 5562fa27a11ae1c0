/// A viewport over content that may be larger.
public struct ScrollViewElement: ContainerElement, Hashable {
  /// The axes along which it scrolls.
  public var axes: Axis.Set

  /// A scroll view along axes.
  public init(axes: Axis.Set = .vertical) { self.axes = axes }

  /// What it is proposed sizes views inside it.
  public var containerUse: ContainerUse { .provides }

  /// The axes.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    }
  ]

  /// `ScrollView`.
  public var kind: String { "ScrollView" }
  /// It shows no guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}
