import LayoutCore

/// A positioned view takes all that is proposed; its child's centre is at the point.
package struct PositionRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of position: PositionElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: proposal)
    return Size.sides { proposal[$0] ?? child[$0] }
  }

  package func placements<Number: LayoutNumber>(
    of position: PositionElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = Proposal(try children.parentSize(at: proposal))
    let child = try children[0].size(at: asked)
    let origin = Point<Number>.sides { axis in
      child[axis].isInfinite ? .zero : Number(position[axis]) - child[axis] / Number(2)
    }
    return [Placement(at: origin, proposing: asked)]
  }
}
