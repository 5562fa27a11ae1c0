import LayoutCore
import LinearProgramming

/// A shape takes what is proposed, 10 where nothing is.
public struct ShapeRule: ConstraintRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size(
    of shape: ShapeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in view.offered(proposal, axis, orElse: 10) }
  }
}
