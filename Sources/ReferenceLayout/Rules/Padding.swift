import LayoutCore

/// Padding takes its insets from what it proposes and adds them to what it answers.
package struct PaddingRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(padding, proposal))
    return Size.sides { axis in max(.zero, child[axis] + padding.insets.total(axis)) }
  }

  package func placements<Number: LayoutNumber>(
    of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let origin = Point<Number>.sides { axis in Number(padding.insets.start(axis)) }
    return [Placement(at: origin, proposing: childProposal(padding, proposal))]
  }

  /// What the insets leave; a safe area's take from the container too.
  private func childProposal<Number: LayoutNumber>(
    _ padding: PaddingElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    func inside(_ length: Number, _ axis: Axis) -> Number {
      max(.zero, length - padding.insets.total(axis))
    }
    var asked = Proposal.sides { axis in proposal[axis].map { inside($0, axis) } }
    if padding.use != .padding, let container = proposal.container {
      asked.container = .sides { axis in container[axis].map { inside($0, axis) } }
    }
    return asked
  }
}

extension EdgeInsets {
  /// Both insets along an axis together.
  fileprivate func total<Number: LayoutNumber>(_ axis: Axis) -> Number {
    Number(start(axis)) + Number(end(axis))
  }
}
