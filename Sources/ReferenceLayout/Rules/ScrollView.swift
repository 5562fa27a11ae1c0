import LayoutCore

/// A scroll view takes what is proposed along its axes; its content is as long as it likes.
package struct ScrollViewRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of scroll: ScrollViewElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size.sides { proposal[$0] ?? .zero } }
    let content = try children[0].size(at: contentProposal(scroll, proposal, in: proposal))
    return Size.sides { axis in
      scroll.axes.contains(axis) ? proposal[axis] ?? content[axis] : content[axis]
    }
  }

  package func placements<Number: LayoutNumber>(
    of scroll: ScrollViewElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard children.count > 0 else { return [] }
    let size = try children.parentSize(at: proposal)
    let asked = contentProposal(scroll, Proposal(size), in: proposal)
    let content = try children[0].size(at: asked)
    let isCentred = scroll.axes.contains(Axis.horizontal) && scroll.axes.contains(Axis.vertical)
    let origin = Point<Number>.sides { axis in
      guard isCentred, !size[axis].isInfinite, !content[axis].isInfinite else { return .zero }
      return max(.zero, (size[axis] - content[axis]) / Number(2))
    }
    return [Placement(at: origin, proposing: asked)]
  }

  /// No length along the scroll view's axes; what the scroll view itself is proposed is the content's container.
  private func contentProposal<Number: LayoutNumber>(
    _ scroll: ScrollViewElement, _ proposal: Proposal<Number>, in container: Proposal<Number>
  ) -> Proposal<Number> {
    var asked = Proposal.sides { scroll.axes.contains($0) ? nil : proposal[$0] }
    asked.container = ContainerSides(container)
    return asked
  }
}
