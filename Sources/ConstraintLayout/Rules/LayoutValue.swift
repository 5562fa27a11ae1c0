import LayoutCore
import LinearProgramming

/// A value for the custom layout around a view passes everything through.
public struct LayoutValueRule: ConstraintRule {
  public init() {}

  public func size(
    of modifier: LayoutValueElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  public func placements(
    of modifier: LayoutValueElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
