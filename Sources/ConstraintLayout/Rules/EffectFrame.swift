import ElementTree
import LinearProgramming

/// The box around a view that is turned or scaled, with the view in its middle.
package struct EffectFrameRule: ConstraintRule {
  package init() {}

  package func size(
    of box: EffectFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { own in
      // Nothing of an endless side is nothing.
      let parts = Axis.allCases.compactMap { side -> Extent? in
        let share = Rational(finite: box.share(of: side, in: own))
        return share.isZero ? nil : child[side] * share
      }
      return view.length(.side(own), along: own, preferring: .sum(parts), because: .drawn)
    }
  }

  /// As of what it wraps, unless a side of the box has something of both.
  package func separableAxes(of box: EffectFrameElement, around children: ChildrenAxes) -> Axis.Set {
    box.keepsAxes ? children[0] : []
  }

  package func placements(
    of box: EffectFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    let child = try view[0].size(at: proposal)
    let origin = PointExpression.sides { axis in
      size[axis].isInfinite || child[axis].isInfinite ? .zero : (size[axis] - child[axis]) / 2
    }
    return [PlacementExpression(at: origin, proposing: proposal)]
  }
}
