import ElementTree
import LinearProgramming

/// A fixed size proposes nothing on the chosen sides and takes the child's size.
package struct FixedSizeRule: ConstraintRule {
  package init() {}

  package func size(
    of fixed: FixedSizeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(fixed, proposal))
    return SizeExpression.sides { view.taken(child, $0) }
  }

  package func length(
    of fixed: FixedSizeElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    view.taken(try view[0].length(along: axis, at: childProposal(fixed, proposal)), along: axis)
  }

  /// Along the axes across which nothing is proposed, and as of what it wraps.
  package func separableAxes(of fixed: FixedSizeElement, around children: ChildrenAxes) -> Axis.Set {
    let freed = Axis.allCases.filter { fixed[$0.across] }
    return freed.reduce(into: children[0]) { $0.insert($1 == .horizontal ? .horizontal : .vertical) }
  }

  package func placements(
    of fixed: FixedSizeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: childProposal(fixed, proposal))]
  }

  private func childProposal(_ fixed: FixedSizeElement, _ proposal: ProposalExpression) -> ProposalExpression
  {
    ProposalExpression.sides { fixed[$0] ? nil : proposal[$0] }
  }
}
