import ElementTree
import LinearProgramming

/// What changes only the drawing passes everything through.
package struct AppearanceRule: WrappingRule {
  package init() {}

  package func placements(
    of modifier: AppearanceElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
