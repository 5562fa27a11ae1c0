import LayoutCore
import LinearProgramming

/// What changes only the drawing passes everything through.
package struct AppearanceRule: ConstraintRule {
  package init() {}

  package func size(
    of modifier: AppearanceElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// As of what it wraps.
  package func separableAxes(of modifier: AppearanceElement, around children: ChildrenAxes) -> Axis.Set {
    children[0]
  }

  package func placements(
    of modifier: AppearanceElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }
}
