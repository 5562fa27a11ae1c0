import LayoutCore
import LinearProgramming

/// A layout priority changes when a stack serves the view, and nothing else.
package struct LayoutPriorityRule: ConstraintRule {
  package init() {}

  package func size(
    of modifier: LayoutPriorityElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// As of what it wraps.
  package func separableAxes(of modifier: LayoutPriorityElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of modifier: LayoutPriorityElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
