import ElementTree
import LinearProgramming

/// The rule of a z-stack: the union of its children of the highest priority, aligned by their guides.
package struct ZStackRule: ConstraintRule {
  package init() {}

  /// Returns the size of the union; zero without children.
  package func size(
    of stack: ZStackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let lines = try lines(stack, proposal, view)
    return try SizeExpression.sides { axis in
      let ends = try counted(view).map { index in
        let guide = try view[index].guide(stack.alignment[axis], at: proposal)
        let end =
          Extent.alignedOrigin(own: lines[axis], child: guide) + (try view[index].size(at: proposal)[axis])
        return Bound(end, because: .extent(child: index))
      }
      return view.largest(.side(axis), along: axis, ends)
        ?? view.length(.side(axis), along: axis, preferring: .zero, because: .empty)
    }
  }

  /// Returns the axes of all children, if their guides depend on the same axis alone.
  package func separableAxes(of stack: ZStackElement, around children: ChildrenAxes) -> Axis.Set {
    let aligned: Axis.Set = [
      children.areAligned(by: stack.alignment[.horizontal]) ? .horizontal : [],
      children.areAligned(by: stack.alignment[.vertical]) ? .vertical : [],
    ]
    return children.indices.reduce(aligned) { $0.intersection(children[$1]) }
  }

  /// Returns the children's placements, each proposed the stack's own size, with the guides' lines found anew
  /// at that size.
  package func placements(
    of stack: ZStackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let childProposal = ProposalExpression(try view.size(at: proposal))
    let lines = try lines(stack, childProposal, view)
    return try view.indices.map { index in
      let origin = try PointExpression.sides { axis in
        .alignedOrigin(
          own: lines[axis], child: try view[index].guide(stack.alignment[axis], at: childProposal))
      }
      return PlacementExpression(child: index, at: origin, proposing: childProposal)
    }
  }

  private func counted(_ view: Emitter) -> [Int] {
    let counts = ZStackElement.counts(view.children.map(\.traits.priority))
    return view.indices.filter { counts[$0] }
  }

  /// Returns the largest guide of the children that count, on each axis.
  private func lines(
    _ stack: ZStackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> PointExpression {
    try PointExpression.sides { axis in
      let guides = try counted(view).map { index in
        Bound(try view[index].guide(stack.alignment[axis], at: proposal), because: .line(child: index))
      }
      return view.largest(.line(axis), along: axis, guides) ?? .zero
    }
  }
}

/// The rule of an overlay, which has the size of its primary view; the content over or under it is aligned to
/// that view.
package struct OverlayRule: WrappingRule {
  package init() {}

  package func placements(
    of overlay: OverlayElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let primary = PlacementExpression(at: .zero, proposing: proposal)
    guard view.count > 1 else { return [primary] }
    let childProposal = ProposalExpression(try view.size(at: proposal))
    let origin = try PointExpression.sides { axis in
      let guide = overlay.alignment[axis]
      return .alignedOrigin(
        own: try view[0].guide(guide, at: proposal), child: try view[1].guide(guide, at: childProposal))
    }
    return [primary, PlacementExpression(child: 1, at: origin, proposing: childProposal)]
  }

  /// Returns the primary view's value, without that of the content over or under it.
  package func explicitGuide(
    _ guide: AlignmentKey, of overlay: OverlayElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }
}

/// The rule of a flow: views in rows, each at its ideal size; a row ends before the view that would exceed
/// the width.
package struct FlowRule: ConstraintRule {
  package init() {}

  /// True, as line breaks are decided from numbers, like those of a text.
  package var beginsBlock: Bool { true }

  /// Returns the size of the rows in the proposed width, or in 10 points if none is proposed.
  package func size(
    of flow: FlowElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let rows = try rows(of: view, in: proposal.width ?? Extent(10), calling: VariableRole.measuredRow)
    let width = view.length(
      .side(.horizontal), along: .horizontal, preferring: .zero, because: .line(child: 0),
      atLeast: rows.ends)
    let height = view.length(
      .side(.vertical), along: .vertical, preferring: rows.height, because: .totalLength)
    return SizeExpression(width, height)
  }

  /// Returns the rows in the flow's own width, in which more views may fit than in the proposed one.
  package func placements(
    of flow: FlowElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let rows = try rows(of: view, in: view.size(at: proposal).width, calling: VariableRole.placedRow)
    return rows.origins.enumerated().map { child, origin in
      PlacementExpression(child: child, at: origin, proposing: ProposalExpression(nil, nil))
    }
  }

  private struct Rows {
    var origins: [PointExpression] = []
    /// The end of each view.
    var ends: [Bound] = []
    /// The height of all rows.
    var height = Extent.zero
  }

  private func rows(of view: Emitter, in width: Extent, calling role: (Int) -> VariableRole) throws -> Rows {
    var rows = Rows()
    var heights: [Bound] = []
    var x = Extent.zero
    var count = 0
    func endRow() {
      let row = view.length(
        role(count), along: .vertical, preferring: .zero, because: .line(child: 0), atLeast: heights
      )
      rows.height = rows.height + row
      heights = []
      x = .zero
      count += 1
    }
    for index in view.indices {
      let ideal = try view[index].size(at: ProposalExpression(nil, nil))
      // The first view stays in the first row, however wide it is.
      if index > 0, try reachesOver(x + ideal.width, width, view[index].index, view) { endRow() }
      rows.origins.append(PointExpression(x, rows.height))
      x = x + ideal.width
      rows.ends.append(Bound(x, because: .extent(child: index)))
      heights.append(Bound(ideal.height, because: .extent(child: index)))
    }
    endRow()
    return rows
  }

  /// Returns whether a view would exceed the width, which is a decision from numbers.
  private func reachesOver(
    _ end: Extent, _ width: Extent, _ child: LayoutTree.Index, _ view: Emitter
  ) throws -> Bool {
    switch (end, width) {
    case (.finite(let end), .finite(let width)):
      try view.decidePositive(end - width, .lineBreak(flow: view.index, child: child))
    case (.infinite, .infinite), (_, .infinite), (.negativeInfinite, _): false
    case (_, .negativeInfinite), (.infinite, _): true
    }
  }
}

/// The rule of a geometry reader: the proposed size, 10 points on an unspecified side; its content is top
/// leading.
package struct GeometryReaderRule: ConstraintRule {
  package init() {}

  package func size(
    of reader: GeometryReaderElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in view.offered(proposal, axis, orElse: 10) }
  }

  package func placements(
    of reader: GeometryReaderElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    return view.indices.map { PlacementExpression(child: $0, at: .zero, proposing: ProposalExpression(size)) }
  }
}

/// The rule of a scroll view: the proposed length along its axes, with content of its ideal length.
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
    let childProposal = contentProposal(scroll, ProposalExpression(size), in: proposal)
    let content = try view[0].size(at: childProposal)
    let origin = PointExpression.sides { axis in
      guard scroll.axes.contains(axis), !size[axis].isInfinite, !content[axis].isInfinite else {
        return .zero
      }
      let free = size[axis] - content[axis]
      let (short, long) = (scroll.shortShare(along: axis), scroll.longShare(along: axis))
      var origin = Extent.zero
      if short != 0 {
        // A share may be outside of the viewport, so the free length, and not the origin, must not be
        // negative.
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
    return [PlacementExpression(at: origin, proposing: childProposal)]
  }

  /// Returns the content's proposal, unspecified along the scroll view's axes, with the scroll view's
  /// proposal as container.
  private func contentProposal(
    _ scroll: ScrollViewElement, _ proposal: ProposalExpression, in container: ProposalExpression
  ) -> ProposalExpression {
    var childProposal = ProposalExpression.sides { scroll.axes.contains($0) ? nil : proposal[$0] }
    childProposal.container = ContainerSides(container)
    return childProposal
  }
}

/// The rule of a choice: the first candidate whose ideal size fits in the proposal, or else the last one.
package struct ViewThatFitsRule: ConstraintRule {
  package init() {}

  /// Returns the size of the chosen candidate; zero without candidates.
  package func size(
    of choice: ViewThatFitsElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    guard let chosen = try chosen(choice, proposal, view) else {
      return SizeExpression.sides {
        view.length(.side($0), along: $0, preferring: .zero, because: .empty)
      }
    }
    let size = try view[chosen].size(at: proposal)
    return SizeExpression.sides { axis in
      view.length(.side(axis), along: axis, preferring: size[axis], because: .extent(child: chosen))
    }
  }

  package func placements(
    of choice: ViewThatFitsElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard let chosen = try chosen(choice, proposal, view) else { return [] }
    return [PlacementExpression(child: chosen, at: .zero, proposing: proposal)]
  }

  package func explicitGuide(
    _ guide: AlignmentKey, of choice: ViewThatFitsElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    try chosen(choice, proposal, view).flatMap { try view[$0].explicitGuide(guide, at: proposal) }
  }

  /// Returns the chosen candidate, by decisions that hold until a side of the proposal reaches its ideal
  /// length.
  private func chosen(
    _ choice: ViewThatFitsElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> Int? {
    for index in view.indices.dropLast() {
      let ideal = try view[index].size(at: ProposalExpression(nil, nil))
      let fits = try Axis.allCases.allSatisfy { axis in
        guard choice.axes.contains(axis), let offered = proposal[axis] else { return true }
        return try self.fits(ideal[axis], in: offered, index, view)
      }
      if fits { return index }
    }
    return view.indices.last
  }

  private func fits(_ ideal: Extent, in offered: Extent, _ index: Int, _ view: Emitter) throws -> Bool {
    guard let length = ideal.expression else { return ideal == .negativeInfinite || offered == .infinite }
    guard let limit = offered.expression else { return offered == .infinite }
    return try !view.decidePositive(length - limit, .candidate(choice: view.index, child: view[index].index))
  }
}
