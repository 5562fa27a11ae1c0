import LayoutCore

/// A fixed size proposes nothing on the chosen sides and takes the child's size.
package struct FixedSizeRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of fixed: FixedSizeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: childProposal(fixed, proposal))
  }

  package func placements<Number: LayoutNumber>(
    of fixed: FixedSizeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: childProposal(fixed, proposal))]
  }

  private func childProposal<Number: LayoutNumber>(
    _ fixed: FixedSizeElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { fixed[$0] ? nil : proposal[$0] }
  }
}
