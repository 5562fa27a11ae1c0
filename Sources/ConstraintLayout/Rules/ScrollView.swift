import ElementTree
import LinearProgramming

/// A scroll view takes what is proposed along its axes; its content is as long as it likes.
package struct ScrollViewRule: ConstraintRule {
  package init() {}

  package func size(
    of scroll: ScrollViewElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    guard view.count > 0 else {
      return SizeExpression.sides { view.offered(proposal, $0, orElse: 0, because: .empty) }
    }
    let content = try view[0].size(at: contentProposal(scroll, proposal, in: proposal))
    return SizeExpression.sides { axis in
      guard scroll.axes.contains(axis), let offered = proposal[axis] else { return view.taken(content, axis) }
      return view.length(.side(axis), along: axis, preferring: offered, because: .offered)
    }
  }

  package func placements(
    of scroll: ScrollViewElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard view.count > 0 else { return [] }
    let size = try view.size(at: proposal)
    let asked = contentProposal(scroll, ProposalExpression(size), in: proposal)
    let content = try view[0].size(at: asked)
    let isCentred = scroll.axes.contains(Axis.horizontal) && scroll.axes.contains(Axis.vertical)
    let origin = PointExpression.sides { axis in
      guard isCentred, !size[axis].isInfinite, !content[axis].isInfinite else { return .zero }
      return view.length(
        .content(axis), along: axis, preferring: (size[axis] - content[axis]) / 2, because: .child,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  /// No length along the scroll view's axes; what the scroll view itself is proposed is the content's container.
  private func contentProposal(
    _ scroll: ScrollViewElement, _ proposal: ProposalExpression, in container: ProposalExpression
  ) -> ProposalExpression {
    var asked = ProposalExpression.sides { scroll.axes.contains($0) ? nil : proposal[$0] }
    asked.container = ContainerSides(container)
    return asked
  }
}
