import ElementTree
import LinearProgramming

/// A divider is one point thick, and as long as is proposed, 10 where nothing is.
package struct DividerRule: ConstraintRule {
  package init() {}

  package func size(
    of divider: DividerElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in
      axis == divider.thicknessAxis
        ? view.length(.side(axis), along: axis, preferring: Extent(1), because: .natural)
        : view.offered(proposal, axis, orElse: 10)
    }
  }

  /// A side depends on what is proposed along it alone.
  package func separableAxes(of divider: DividerElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}
