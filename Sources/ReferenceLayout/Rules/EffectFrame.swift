import LayoutCore

/// The box around a view that is turned or scaled, with the view in its middle.
package struct EffectFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of box: EffectFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: proposal)
    return Size.sides { own in
      // Nothing of an endless side is nothing.
      Axis.allCases.reduce(.zero) { sum, side in
        let share = box.share(of: side, in: own)
        return share == 0 ? sum : sum.adding(Number(share) * child[side])
      }
    }
  }

  package func placements<Number: LayoutNumber>(
    of box: EffectFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    let child = try children[0].size(at: proposal)
    let origin = Point<Number>.sides { axis in
      size[axis].isInfinite || child[axis].isInfinite ? .zero : (size[axis] - child[axis]) / Number(2)
    }
    return [Placement(at: origin, proposing: proposal)]
  }
}
