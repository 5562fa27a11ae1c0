import ElementTree

/// How the constraint engine lays out a type of element that no linear program describes: its answers enter as pieces.
///
/// What is asked is code that answers with numbers, a text measurer or a custom layout, and so such a rule may compute
/// with numbers too; a `ConstraintRule` must not.
package protocol OpaqueRule<Element>: EngineRule {
  /// The type of element.
  associatedtype Element

  /// Whether its answers hold for more than one proposal: then the code behind it is asked less often than its views are.
  var answersForMany: Bool { get }

  /// The view's answer around a proposal, and where it holds.
  func piece(of element: Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece

  /// Where the view puts its children, in order, and what it proposes to them; nothing for a leaf.
  func places(of element: Element, at proposal: ExactProposal, in view: OpaqueView) throws -> [OpaquePlace]
}

extension OpaqueRule {
  /// Each answer is for one proposal.
  package var answersForMany: Bool { false }

  /// An opaque rule.
  package var kind: EngineRuleKind { .opaque(self) }

  // A rule is asked by a view of which only the tree knows the type of element.

  func askPiece(at proposal: ExactProposal, in view: OpaqueView) throws -> Piece {
    try piece(of: view.node.element as! Element, at: proposal, in: view)
  }

  func askPlaces(at proposal: ExactProposal, in view: OpaqueView) throws -> [OpaquePlace] {
    try places(of: view.node.element as! Element, at: proposal, in: view)
  }
}
