import ElementTree
import LinearProgramming

/// Padding takes its insets from what it proposes and adds them to what it answers.
package struct PaddingRule: ConstraintRule {
  package init() {}

  package func size(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(padding, proposal, view))
    return SizeExpression.sides { axis in around(child[axis], axis, padding, view) }
  }

  package func length(
    of padding: PaddingElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    around(
      try view[0].length(along: axis, at: childProposal(padding, proposal, view)), axis, padding, view)
  }

  /// As of what it wraps.
  package func separableAxes(of padding: PaddingElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { start(padding.insets, $0, view) }
    return [PlacementExpression(at: origin, proposing: childProposal(padding, proposal, view))]
  }

  private func around(_ child: Extent, _ axis: Axis, _ padding: PaddingElement, _ view: Emitter) -> Extent {
    view.length(
      .side(axis), along: axis, preferring: child + total(padding.insets, axis, view), because: .insets,
      atLeast: [Bound(.zero, because: .notNegative)])
  }

  /// What the insets leave; a safe area's take from the container too.
  private func childProposal(
    _ padding: PaddingElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    func inside(_ role: VariableRole, _ length: Extent, _ axis: Axis) -> Extent {
      view.length(
        role, along: axis, preferring: length - total(padding.insets, axis, view), because: .insets,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
    var asked = ProposalExpression.sides { axis in
      proposal[axis].map { inside(.offered(axis), $0, axis) }
    }
    if padding.use != .padding, let container = proposal.container {
      asked.container = .sides { axis in container[axis].map { inside(.safeContainer(axis), $0, axis) } }
    }
    return asked
  }

  private func start(_ insets: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .leading : .top, insets.start(axis))
  }

  private func total(_ insets: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    start(insets, axis, view) + view.written(axis == .horizontal ? .trailing : .bottom, insets.end(axis))
  }
}
