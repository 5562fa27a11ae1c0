import ElementTree
import LinearProgramming

/// An offset draws its view elsewhere; sizes and guides stay.
package struct OffsetRule: WrappingRule {
  package init() {}

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
