import LayoutCore
import LinearProgramming

/// A positioned view takes all that is proposed; its child's centre is at the point.
package struct PositionRule: ConstraintRule {
  package init() {}

  package func size(
    of position: PositionElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { axis in
      guard let offered = proposal[axis] else { return view.taken(child, axis) }
      return view.length(.side(axis), along: axis, preferring: offered, because: .offered)
    }
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
