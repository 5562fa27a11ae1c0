import ElementTree
import LinearProgramming

/// A container-relative frame takes some of the equal parts of its container, and its child's size where the container
/// has no finite length.
package struct ContainerRelativeFrameRule: ConstraintRule {
  package init() {}

  package func size(
    of frame: ContainerRelativeFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(frame, proposal, view))
    return SizeExpression.sides { axis in
      guard let part = part(frame, axis, proposal, view) else { return view.taken(child, axis) }
      return view.length(.side(axis), along: axis, preferring: part, because: .written(.axes))
    }
  }

  package func placements(
    of frame: ContainerRelativeFrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = childProposal(frame, proposal, view)
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: view.size(at: proposal))
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  private func childProposal(
    _ frame: ContainerRelativeFrameElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in part(frame, axis, proposal, view) ?? proposal[axis] }
  }

  /// `count * part == span * container + (span - count) * spacing`, and no part is negative.
  private func part(
    _ frame: ContainerRelativeFrameElement, _ axis: Axis, _ proposal: ProposalExpression, _ view: Emitter
  ) -> Extent? {
    guard frame.axes.contains(axis), case .finite(let container)? = proposal.container?[axis] else {
      return nil
    }
    let spacing = view.written(.spacing, frame.spacing) * Rational(frame.span - frame.count)
    return view.length(
      .offered(axis), along: axis, preferring: .finite(container) * Rational(frame.span) + spacing,
      because: .written(.axes), times: frame.count, atLeast: [Bound(.zero, because: .notNegative)])
  }
}
