import LayoutCore
import LinearProgramming

/// An offset draws its view elsewhere; sizes and guides stay.
package struct OffsetRule: ConstraintRule {
  package init() {}

  package func size(
    of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// As of what it wraps.
  package func separableAxes(of offset: OffsetElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { axis in
      view.written(axis == .horizontal ? .x : .y, offset[axis])
    }
    return [PlacementExpression(at: origin, proposing: proposal)]
  }

  /// The guide stays where it was.
  package func explicitGuide(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }
}
