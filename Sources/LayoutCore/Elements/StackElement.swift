import Foundation

/// An HStack or a VStack.
public struct StackElement: ContainerElement, Hashable {
  /// The axis along which children follow each other.
  public var axis: Axis
  /// The space between children in points; `nil` is what each pair of neighbours prefers.
  public var spacing: CGFloat?
  /// The default distance between ordinary views, in points, where no spacing is given.
  public var defaultSpacing: CGFloat
  /// The guide across the axis by which children are aligned.
  public var alignment: AlignmentKey

  /// A stack; without `spacing`, neighbours are `defaultSpacing` apart unless they prefer another distance.
  public init(
    axis: Axis, spacing: CGFloat? = nil, alignment: AlignmentKey,
    defaultSpacing: CGFloat = ViewSpacing.defaultDistance
  ) {
    precondition(alignment.axis == axis.across, "a stack aligns across its axis")
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.defaultSpacing = defaultSpacing
  }

  /// The alignment and the spacing.
  public static let parameters: [Parameter<Self>] = [
    .alignment(.alignment) {
      [$0.alignment]
    } set: { stack, keys in
      if let key = keys.first, key.axis == stack.axis.across { stack.alignment = key }
    },
    .length(.spacing, alongAxisOf: { $0.axis }, .finite.optional) {
      $0.spacing
    } set: {
      $0.spacing = $1
    }
    .implying { stack, children in
      let gaps = Set(stack.gaps(between: children.map(\.spacing)))
      return gaps.count == 1 ? gaps.first : nil
    },
    .length(.defaultSpacing, alongAxisOf: { $0.axis }, isInherited: true) {
      $0.spacing == nil ? $0.defaultSpacing : nil
    } set: {
      $0.defaultSpacing = $1 ?? ViewSpacing.defaultDistance
    },
  ]

  /// `HStack` or `VStack`.
  public var kind: String { axis == .horizontal ? "HStack" : "VStack" }

  /// The space before each child but the first, in points.
  public func gaps(between children: [ViewSpacing]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { gap(between: $0, and: $1) }
  }

  /// The space between two neighbours, in points.
  public func gap(between before: ViewSpacing, and after: ViewSpacing) -> CGFloat {
    spacing ?? before.distance(to: after, along: axis, ordinary: defaultSpacing)
  }

  /// A single child's priority shows through; spacing comes from the first and last child and from every breadth edge.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0,
      spacing: stackSpacing(children),
      explicitGuides: Self.combinedGuides(children))
  }

  private func stackSpacing(_ children: [ViewTraits]) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    spacing.formUnion(first, edges: start)
    spacing.formUnion(last, edges: end)
    for place in children.indices {
      spacing.formUnion(children[place].spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}

extension ParameterName {
  /// The distance between ordinary views where a stack is given no spacing.
  public static let defaultSpacing = Self("default spacing")
}
