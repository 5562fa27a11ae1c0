import ElementTree
import LinearProgramming

/// A shape takes what is proposed, 10 where nothing is.
package struct ShapeRule: ConstraintRule {
  package init() {}

  package func size(
    of shape: ShapeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in view.offered(proposal, axis, orElse: 10) }
  }

  /// A side depends on what is proposed along it alone.
  package func separableAxes(of shape: ShapeElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}
