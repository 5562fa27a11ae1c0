import LayoutCore

/// A divider is one point thick, and as long as is proposed, 10 where nothing is.
public struct DividerRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of divider: DividerElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { axis in
      axis == divider.thicknessAxis ? Number(1) : proposal[axis] ?? Number(10)
    }
  }
}
