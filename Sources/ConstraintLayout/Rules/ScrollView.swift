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
    let origin = PointExpression.sides { axis in
      guard scroll.axes.contains(axis), !size[axis].isInfinite, !content[axis].isInfinite else {
        return .zero
      }
      let free = size[axis] - content[axis]
      let (short, long) = (scroll.shortShare(along: axis), scroll.longShare(along: axis))
      var origin = Extent.zero
      if short != 0 {
        // A share may lie outside of the viewport, so that the free length is what is not negative.
        origin =
          view.length(
            .content(axis), along: axis, preferring: free * Rational(finite: abs(short)), because: .child,
            atLeast: [Bound(.zero, because: .notNegative)]) * (short < 0 ? -1 : 1)
      }
      if long != 0 {
        let hidden = view.length(
          .hidden(axis), along: axis, preferring: -free, because: .child,
          atLeast: [Bound(.zero, because: .notNegative)])
        origin = origin - hidden * Rational(finite: long)
      }
      return origin
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
