import LayoutCore
import LinearProgramming

/// An offset draws its view elsewhere; sizes and guides stay.
public struct OffsetRule: ConstraintRule {
  public init() {}

  public func size(
    of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  public func placements(
    of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { axis in
      view.written(axis == .horizontal ? .x : .y, offset[axis])
    }
    return [PlacementExpression(at: origin, proposing: proposal)]
  }

  /// The guide stays where it was.
  public func explicitGuide(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }
}
