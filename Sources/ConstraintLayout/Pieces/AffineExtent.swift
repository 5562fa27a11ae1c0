import ElementTree
import LinearProgramming

/// A length of a piece, in points: an affine function of the proposal, or infinite.
package typealias AffineExtent = Extended<AffineForm>

extension AffineForm: Linear {}

extension Extended<AffineForm> {
  static let zero = AffineExtent.finite(AffineForm(0))

  /// The form; `nil` if the length is infinite.
  package var form: AffineForm? { finite }

  /// Returns the length at a proposal.
  package func value(at proposal: ExactProposal) -> Extended<Rational> { map { $0.value(at: proposal) } }

  /// Returns the length with forms substituted for the sides of the proposal and of its container.
  package func composed(_ proposal: Proposal<AffineForm>) -> AffineExtent {
    map { $0.composed(proposal) }
  }

  /// Returns the double nearest to the length at a proposal, in points.
  package func doubleValue(at proposal: ExactProposal) -> Double { value(at: proposal).doubleValue }
}

extension Extended<Rational> {
  /// The length as a constant form.
  var constant: AffineExtent { map { AffineForm($0) } }
}

extension AffineExtent {
  /// Returns the length as an expression of a block in which the view is proposed the given sides.
  func substituting(_ proposal: ProposalExpression) -> Extent {
    map { $0.substituting(proposal) }
  }
}
