import ElementTree
import LinearProgramming

/// A length of a piece, in points: an affine function of the proposal, or infinity.
package typealias AffineExtent = Extended<AffineForm>

extension AffineForm: Linear {}

extension Extended<AffineForm> {
  /// Zero.
  static let zero = AffineExtent.finite(AffineForm(0))

  /// The form; `nil` where the length is infinite.
  package var form: AffineForm? { finite }

  /// The length at a proposal.
  package func value(at proposal: ExactProposal) -> Extended<Rational> { map { $0.value(at: proposal) } }

  /// The same length with forms in place of the proposal's sides and its container's.
  package func composed(_ proposal: Proposal<AffineForm>) -> AffineExtent {
    map { $0.composed(proposal) }
  }

  /// The nearest double at a proposal.
  package func doubleValue(at proposal: ExactProposal) -> Double { value(at: proposal).doubleValue }
}

extension Extended<Rational> {
  /// The length as a form that is constant.
  var constant: AffineExtent { map { AffineForm($0) } }
}

extension AffineExtent {
  /// The length as an expression of the block whose view is proposed the sides.
  func substituting(_ proposal: ProposalExpression) -> Extent {
    map { $0.substituting(proposal) }
  }
}
