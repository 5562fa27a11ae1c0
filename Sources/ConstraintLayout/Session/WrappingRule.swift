import ElementTree

/// How the constraint engine lays out a modifier that is as large as what it wraps is at the same proposal.
package protocol WrappingRule: ConstraintRule {}

extension WrappingRule {
  /// What it wraps has the size.
  package func size(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// What it wraps has the length.
  package func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent { view.taken(try view[0].length(along: axis, at: proposal), along: axis) }

  /// What it wraps stands where it stands itself, and is proposed what it is.
  package func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [PlacementExpression(at: .zero, proposing: proposal)] }

  /// As of what it wraps.
  package func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set { children[0] }
}
