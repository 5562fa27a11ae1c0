import ElementTree
import LinearProgramming

/// What a view says to its grid changes nothing of the view itself.
package struct GridCellRule: WrappingRule {
  package init() {}

  package func placements(
    of modifier: GridCellElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
