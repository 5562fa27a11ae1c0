import ElementTree
import LinearProgramming

/// A positioned view takes all that is proposed; its child's centre is at the point.
package struct PositionRule: ConstraintRule {
  package init() {}

  package func size(
    of position: PositionElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { offered(axis: $0, proposal, view) ?? view.taken(child, $0) }
  }

  /// What is offered is taken, whatever the child is.
  package func length(
    of position: PositionElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    if let offered = offered(axis: axis, proposal, view) { return offered }
    return view.taken(try view[0].length(along: axis, at: proposal), along: axis)
  }

  private func offered(axis: Axis, _ proposal: ProposalExpression, _ view: Emitter) -> Extent? {
    proposal[axis].map { view.length(.side(axis), along: axis, preferring: $0, because: .offered) }
  }

  /// As of what it wraps.
  package func separableAxes(of position: PositionElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of position: PositionElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = ProposalExpression(try view.size(at: proposal))
    let child = try view[0].size(at: asked)
    let origin = PointExpression.sides { axis in
      child[axis].isInfinite
        ? .zero : view.written(axis == .horizontal ? .x : .y, position[axis]) - child[axis] / 2
    }
    return [PlacementExpression(at: origin, proposing: asked)]
  }
}
