import ElementTree
import LinearProgramming

/// A value for the custom layout around a view passes everything through.
package struct LayoutValueRule: WrappingRule {
  package init() {}

  package func placements(
    of modifier: LayoutValueElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
