import LayoutCore

/// A shape takes what is proposed, 10 where nothing is.
public struct ShapeRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of shape: ShapeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }
}
