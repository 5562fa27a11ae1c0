import LayoutCore

/// Padding takes its insets from what it proposes and adds them to what it answers.
package struct PaddingRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(padding.insets, proposal))
    return Size.sides { axis in max(.zero, child[axis] + padding.insets.total(axis)) }
  }

  package func placements<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let origin = Point<Number>.sides { axis in Number(padding.insets.start(axis)) }
    return [Placement(at: origin, proposing: childProposal(padding.insets, proposal))]
  }

  private func childProposal<Number: LayoutNumber>(
    _ insets: EdgeInsets, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in proposal[axis].map { max(.zero, $0 - insets.total(axis)) } }
  }
}

extension EdgeInsets {
  /// Both insets along an axis together.
  fileprivate func total<Number: LayoutNumber>(_ axis: Axis) -> Number {
    Number(start(axis)) + Number(end(axis))
  }
}
