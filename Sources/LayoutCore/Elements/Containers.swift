import Foundation

/// An HStack or a VStack.
public struct StackElement: LayoutElement, Hashable {
  /// The axis along which children follow each other.
  public var axis: Axis
  /// The space between children in points; `nil` is what each pair of neighbours prefers.
  public var spacing: CGFloat?
  /// The default distance between ordinary views, in points, where no spacing is given.
  public var defaultSpacing: CGFloat
  /// The guide across the axis by which children are aligned.
  public var alignment: AlignmentKey

  /// Makes a stack.
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

  /// The word for it.
  public var kind: String { axis == .horizontal ? "HStack" : "VStack" }
  /// The guide it aligns by.
  public var alignmentKeys: [AlignmentKey] { [alignment] }
  /// It lays out its children.
  public var role: ElementRole { .container }
  /// A spacing that is not finite.
  public var issues: [ElementIssue] {
    let numbers: KeyValuePairs<String, Double?> = [
      "spacing": spacing.map(Double.init), "default spacing": Double(defaultSpacing),
    ]
    return Self.finiteIssues(numbers)
  }

  /// The space before each child but the first, in points.
  public func gaps(between children: [ViewSpacing]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { before, after in
      if let spacing { return spacing }
      return before.distance(to: after, along: axis) == 0 ? 0 : defaultSpacing
    }
  }

  /// A single child's priority shows through; spacing comes from the first and last child and from every breadth edge.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0,
      spacing: stackSpacing(children.map(\.spacing)),
      explicitGuides: Self.combinedGuides(children))
  }

  private func stackSpacing(_ children: [ViewSpacing]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    spacing.formUnion(first, edges: start)
    spacing.formUnion(last, edges: end)
    for child in children { spacing.formUnion(child, edges: axis == .horizontal ? .vertical : .horizontal) }
    return spacing
  }
}

/// A ZStack: children on top of each other.
public struct ZStackElement: LayoutElement, Hashable {
  /// The guides that coincide.
  public var alignment: Alignment

  /// Makes a z-stack.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The word for it.
  public var kind: String { "ZStack" }
  /// The guides it aligns by.
  public var alignmentKeys: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
  /// It lays out its children.
  public var role: ElementRole { .container }

  /// Whether each child counts for the size: those of the highest priority do.
  public static func counts(_ priorities: [Double]) -> [Bool] {
    let highest = priorities.max()
    return priorities.map { $0 == highest }
  }

  /// A single child's priority shows through; of the spacing only children of the highest priority count.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var spacing = children.isEmpty ? ViewSpacing.zero : ViewSpacing()
    for (child, counts) in zip(children, Self.counts(children.map(\.priority))) where counts {
      spacing.formUnion(child.spacing)
    }
    return ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0, spacing: spacing,
      explicitGuides: Self.combinedGuides(children))
  }
}

/// A viewport over content that may be larger.
public struct ScrollViewElement: LayoutElement {
  /// The axes along which it scrolls.
  public var axes: Axis.Set

  /// Makes a scroll view.
  public init(axes: Axis.Set = .vertical) { self.axes = axes }
  /// The word for it.
  public var kind: String { "ScrollView" }
  /// It lays out its children.
  public var role: ElementRole { .container }
  /// It shows no guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}
