import ElementTree

/// The constraint engine's rule for a type of element that no linear program describes: its results enter as
/// pieces.
///
/// Opaque code such as a text measurer or a custom layout returns numbers, and so such a rule may compute
/// with numbers as well; a `ConstraintRule` must not.
package protocol OpaqueRule<Element>: EngineRule {
  /// The type of element that the rule lays out.
  associatedtype Element

  /// Whether an answer holds for more than one proposal, so that the code behind it is called less often than
  /// its views are measured.
  var answersForMany: Bool { get }

  /// Returns the piece of the view near a proposal.
  func piece(of element: Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece

  /// Returns the places of the view's children, in order, and the proposals to them; empty for a leaf.
  func placements(of element: Element, at proposal: ExactProposal, in view: OpaqueView) throws
    -> [OpaquePlacement]
}

extension OpaqueRule {
  /// False: by default, each answer is for one proposal.
  package var answersForMany: Bool { false }

  /// The kind of an opaque rule.
  package var kind: EngineRuleKind { .opaque(self) }

  // The type of element is known to the tree alone.

  func askPiece(at proposal: ExactProposal, in view: OpaqueView) throws -> Piece {
    try piece(of: view.node.element as! Element, at: proposal, in: view)
  }

  func askPlacements(at proposal: ExactProposal, in view: OpaqueView) throws -> [OpaquePlacement] {
    try placements(of: view.node.element as! Element, at: proposal, in: view)
  }
}
