import LayoutCore
import LinearProgramming

/// What a view says to its grid changes nothing of the view itself.
package struct GridCellRule: ConstraintRule {
  package init() {}

  package func size(
    of modifier: GridCellElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  package func placements(
    of modifier: GridCellElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
