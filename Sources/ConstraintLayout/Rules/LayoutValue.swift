import LayoutCore
import LinearProgramming

/// A value for the custom layout around a view passes everything through.
package struct LayoutValueRule: ConstraintRule {
  package init() {}

  package func size(
    of modifier: LayoutValueElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// As of what it wraps.
  package func separableAxes(of modifier: LayoutValueElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of modifier: LayoutValueElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
