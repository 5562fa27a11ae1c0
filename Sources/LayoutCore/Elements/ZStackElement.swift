/// A ZStack: children on top of each other.
public struct ZStackElement: ContainerElement, Hashable {
  /// The guides that coincide.
  public var alignment: Alignment

  /// A stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// `ZStack`.
  public var kind: String { "ZStack" }

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
