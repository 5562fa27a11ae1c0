import ElementTree
import LinearProgramming

extension AffineExtent {
  /// The length as an expression of the block whose view is proposed the sides.
  func substituting(_ proposal: ProposalExpression) -> Extent {
    map { $0.substituting(proposal) }
  }
}
