import ElementTree
import LinearProgramming

/// A layout priority changes when a stack serves the view, and nothing else.
package struct LayoutPriorityRule: WrappingRule {
  package init() {}

  package func placements(
    of modifier: LayoutPriorityElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
