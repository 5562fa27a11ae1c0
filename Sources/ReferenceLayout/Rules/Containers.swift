import ElementTree

extension ReferenceRules {
  static let containers: [any ReferenceRule] = [
    ZStackRule(), OverlayRule(), FlowRule(), GeometryReaderRule(), ScrollViewRule(), ViewThatFitsRule(),
  ]
}

/// The rule of a z-stack: the union of its children of the highest priority, aligned by their guides.
package struct ZStackRule: ReferenceRule {
  package init() {}

  /// Returns the size of the union; zero without children.
  package func size<Number: LayoutNumber>(
    of stack: ZStackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let lines = try lines(stack, proposal, children)
    let counted = counted(children)
    return try Size.sides { axis in
      let ends = try counted.map { child in
        let guide = try child.guide(stack.alignment[axis], at: proposal)
        return alignedOrigin(own: lines[axis], child: guide).adding(try child.size(at: proposal)[axis])
      }
      return ends.max() ?? .zero
    }
  }

  /// Returns the children's placements, each proposed the stack's own size, with the guides' lines found anew
  /// at that size.
  package func placements<Number: LayoutNumber>(
    of stack: ZStackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let childProposal = Proposal(try children.parentSize(at: proposal))
    let lines = try lines(stack, childProposal, children)
    return try children.indices.map { index in
      let origin = try Point<Number>.sides { axis in
        alignedOrigin(
          own: lines[axis], child: try children[index].guide(stack.alignment[axis], at: childProposal))
      }
      return Placement(child: index, at: origin, proposing: childProposal)
    }
  }

  private func counted<Number: LayoutNumber>(_ children: Children<Number>) -> [Child<Number>] {
    let counts = ZStackElement.counts(children.all.map { $0.traits.priority })
    return zip(children.all, counts).filter { $0.1 }.map { $0.0 }
  }

  /// Returns the largest guide of the children that count, on each axis.
  private func lines<Number: LayoutNumber>(
    _ stack: ZStackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Point<Number> {
    let counted = counted(children)
    return try Point.sides { axis in
      try counted.map { try $0.guide(stack.alignment[axis], at: proposal) }.max() ?? .zero
    }
  }
}

/// The rule of an overlay, which has the size of its primary view; the content over or under it is aligned to
/// that view.
package struct OverlayRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of overlay: OverlayElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of overlay: OverlayElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let primary = Placement(at: Point<Number>.zero, proposing: proposal)
    guard children.count > 1 else { return [primary] }
    let childProposal = Proposal(try children.parentSize(at: proposal))
    let origin = try Point<Number>.sides { axis in
      let guide = overlay.alignment[axis]
      return alignedOrigin(
        own: try children[0].guide(guide, at: proposal),
        child: try children[1].guide(guide, at: childProposal))
    }
    return [primary, Placement(child: 1, at: origin, proposing: childProposal)]
  }

  /// Returns the primary view's value, without that of the content over or under it.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of overlay: OverlayElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}

/// The rule of a flow: views in rows, each at its ideal size; a row ends before the view that would exceed
/// the width.
package struct FlowRule: ReferenceRule {
  package init() {}

  /// Returns the size of the rows in the proposed width, or in 10 points if none is proposed.
  package func size<Number: LayoutNumber>(
    of flow: FlowElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try rows(of: children, in: proposal.width ?? Number(10)).size
  }

  /// Returns the rows in the flow's own width, in which more views may fit than in the proposed one.
  package func placements<Number: LayoutNumber>(
    of flow: FlowElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let width = try children.parentSize(at: proposal).width
    return try rows(of: children, in: width).origins.enumerated().map { child, origin in
      Placement(child: child, at: origin, proposing: Proposal(nil, nil))
    }
  }

  private func rows<Number: LayoutNumber>(
    of children: Children<Number>, in width: Number
  ) throws -> (origins: [Point<Number>], size: Size<Number>) {
    var origins: [Point<Number>] = []
    var widest = Number.zero
    var next = Point<Number>.zero
    var rowHeight = Number.zero
    for child in children.all {
      let ideal = try child.size(at: Proposal(nil, nil))
      // The first view stays in the first row, however wide it is.
      if !origins.isEmpty, width < next.x.adding(ideal.width) {
        next = Point(.zero, next.y.adding(rowHeight))
        rowHeight = .zero
      }
      origins.append(next)
      next.x = next.x.adding(ideal.width)
      rowHeight = max(rowHeight, ideal.height)
      widest = max(widest, next.x)
    }
    return (origins, Size(widest, next.y.adding(rowHeight)))
  }
}

/// The rule of a geometry reader: the proposed size, 10 points on an unspecified side; its content is top
/// leading.
package struct GeometryReaderRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of reader: GeometryReaderElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }

  package func placements<Number: LayoutNumber>(
    of reader: GeometryReaderElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    return children.indices.map { Placement(child: $0, at: .zero, proposing: Proposal(size)) }
  }
}

/// The rule of a scroll view: the proposed length along its axes, with content of its ideal length.
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
    let childProposal = contentProposal(scroll, Proposal(size), in: proposal)
    let content = try children[0].size(at: childProposal)
    let origin = Point<Number>.sides { axis in
      guard scroll.axes.contains(axis), !size[axis].isInfinite, !content[axis].isInfinite else {
        return .zero
      }
      let free = size[axis] - content[axis]
      let (short, long) = (scroll.shortShare(along: axis), scroll.longShare(along: axis))
      return max(.zero, free) * children.number(Double(short)) + min(.zero, free)
        * children.number(Double(long))
    }
    return [Placement(at: origin, proposing: childProposal)]
  }

  /// Returns the content's proposal, unspecified along the scroll view's axes, with the scroll view's
  /// proposal as container.
  private func contentProposal<Number: LayoutNumber>(
    _ scroll: ScrollViewElement, _ proposal: Proposal<Number>, in container: Proposal<Number>
  ) -> Proposal<Number> {
    var childProposal = Proposal.sides { scroll.axes.contains($0) ? nil : proposal[$0] }
    childProposal.container = ContainerSides(container)
    return childProposal
  }
}

/// The rule of a choice: the first candidate whose ideal size fits in the proposal, or else the last one.
package struct ViewThatFitsRule: ReferenceRule {
  package init() {}

  /// Returns the size of the chosen candidate; zero without candidates.
  package func size<Number: LayoutNumber>(
    of choice: ViewThatFitsElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard let chosen = try chosen(choice, proposal, children) else { return Size(.zero, .zero) }
    return try children[chosen].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of choice: ViewThatFitsElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let chosen = try chosen(choice, proposal, children) else { return [] }
    return [Placement(child: chosen, at: .zero, proposing: proposal)]
  }

  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of choice: ViewThatFitsElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try chosen(choice, proposal, children).flatMap { try children[$0].explicitGuide(guide, at: proposal) }
  }

  private func chosen<Number: LayoutNumber>(
    _ choice: ViewThatFitsElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Int? {
    for index in children.indices.dropLast() {
      let ideal = try children[index].size(at: Proposal(nil, nil))
      let fits = Axis.allCases.allSatisfy { axis in
        guard choice.axes.contains(axis), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
      if fits { return index }
    }
    return children.indices.last
  }
}
