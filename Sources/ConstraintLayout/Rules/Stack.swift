import LayoutCore
import LinearProgramming

/// A stack shares its length among its children, least flexible first, and is as broad as they are.
package struct StackRule: ConstraintRule {
  package init() {}

  /// A stack's distribution is one program.
  package var beginsBlock: Bool { true }

  /// The lengths with spacing, and the extent of the children across; zero with no children.
  package func size(
    of stack: StackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let axis = stack.axis
    guard view.count > 0 else {
      return SizeExpression.sides { view.length(.side($0), along: $0, preferring: .zero, because: .empty) }
    }
    let proposals = try distribution(stack, proposal, view)
    let lengths = try proposals.enumerated().map { place, asked in try view[place].size(at: asked)[axis] }
    let total = Extent.sum(gaps(stack, view) + lengths)
    let length = view.length(.side(axis), along: axis, preferring: total, because: .totalLength)
    let extent = try extent(stack, proposals, view)
    let breadth = view.length(
      .side(axis.across), along: axis.across, preferring: extent.end - extent.start,
      because: .breadth)
    return SizeExpression(length: length, breadth: breadth, along: axis)
  }

  /// As of all its children; across where their guides are too.
  package func separableAxes(of stack: StackElement, around children: ChildrenAxes) -> Axis.Set {
    let axes = children.indices.reduce(Axis.Set.all) { $0.intersection(children[$1]) }
    if children.areAligned(by: stack.alignment) { return axes }
    return axes.intersection(stack.axis == .horizontal ? .horizontal : .vertical)
  }

  /// One after the other, distributed with the stack's own breadth where none was proposed.
  package func placements(
    of stack: StackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard view.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil { settled[axis.across] = try view.size(at: proposal)[axis.across] }
    let proposals = try distribution(stack, settled, view)
    let extent = try extent(stack, proposals, view)
    let gaps = gaps(stack, view)
    var start = Extent.zero
    return try proposals.enumerated().map { place, asked in
      if place > 0 { start = start + gaps[place - 1] }
      let across = extent.origins[place] - extent.start
      let origin = axis == .horizontal ? PointExpression(start, across) : PointExpression(across, start)
      start = view.brief(start + (try view[place].size(at: asked)[axis]), .start, along: axis)
      return PlacementExpression(child: place, at: origin, proposing: asked)
    }
  }

  func gaps(_ stack: StackElement, _ view: Emitter) -> [Extent] {
    stack.gaps(between: view.children.map(\.traits.spacing)).map { gap in
      stack.spacing == nil ? Extent(Rational(finite: gap)) : view.written(.spacing, gap)
    }
  }

  /// The children's extents across, and that of the line they are aligned on, which stands at 0.
  private func extent(
    _ stack: StackElement, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (origins: [Extent], start: Extent, end: Extent) {
    let across = stack.axis.across
    let origins = try proposals.enumerated().map { place, asked in
      let guide = try view[place].guide(stack.alignment, at: asked)
      return guide.isInfinite ? .zero : -guide
    }
    let starts = origins.enumerated().map { Bound($1, because: .extent(child: $0)) }
    let ends = try proposals.enumerated().map { place, asked in
      Bound(
        origins[place] + (try view[place].size(at: asked)[across]), because: .extent(child: place))
    }
    let start = view.length(
      .firstStart(across), along: across, preferring: .zero, because: .line(child: 0), atMost: starts)
    let end = view.length(
      .lastEnd(across), along: across, preferring: .zero, because: .line(child: 0), atLeast: ends)
    return (origins, start, end)
  }
}
