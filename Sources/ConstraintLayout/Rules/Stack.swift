import ElementTree
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
    let total = Extent.sum(gaps(stack, view.indices, view) + lengths)
    let length = view.length(.side(axis), along: axis, preferring: total, because: .totalLength)
    let extent = try extent(stack, view.indices, proposals, view)
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
    let extent = try extent(stack, view.indices, proposals, view)
    let starts = try starts(stack, view.indices, proposals, view).each
    return zip(view.indices, zip(proposals, starts)).map { place, child in
      let (asked, start) = child
      let across = extent.origins[place] - extent.start
      let origin = axis == .horizontal ? PointExpression(start, across) : PointExpression(across, start)
      return PlacementExpression(child: place, at: origin, proposing: asked)
    }
  }

  /// The space before each of some neighbours but the first.
  func gaps(_ stack: StackElement, _ places: Range<Int>, _ view: Emitter) -> [Extent] {
    stack.gaps(between: places.map { view[$0].traits.spacing }).map { gap in
      stack.spacing == nil ? Extent(Rational(finite: gap)) : view.written(.spacing, gap)
    }
  }

  /// Where each of some neighbours begins along the axis, from the first of them on, and where the last one ends.
  func starts(
    _ stack: StackElement, _ places: Range<Int>, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (each: [Extent], end: Extent) {
    let gaps = gaps(stack, places, view)
    var end = Extent.zero
    let starts = try zip(places, proposals).map { place, asked in
      let start = place == places.lowerBound ? end : end + gaps[place - places.lowerBound - 1]
      end = view.brief(start + (try view[place].size(at: asked)[stack.axis]), .start, along: stack.axis)
      return start
    }
    return (starts, end)
  }

  /// The extents across of some children, and that of the line they are aligned on, which stands at 0.
  func extent(
    _ stack: StackElement, _ places: Range<Int>, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (origins: [Extent], start: Extent, end: Extent) {
    let across = stack.axis.across
    let origins = try zip(places, proposals).map { place, asked in
      let guide = try view[place].guide(stack.alignment, at: asked)
      return guide.isInfinite ? .zero : -guide
    }
    let starts = zip(places, origins).map { Bound($1, because: .extent(child: $0)) }
    let ends = try zip(places, zip(proposals, origins)).map { place, child in
      let (asked, origin) = child
      return Bound(
        origin + (try view[place].size(at: asked)[across]), because: .extent(child: place))
    }
    let (start, end) = breadth(of: starts, ends, across: across, view)
    return (origins, start, end)
  }

  /// How far something reaches across the stack, on both sides of the line at 0.
  func breadth(
    of starts: [Bound], _ ends: [Bound], across: Axis, _ view: Emitter
  ) -> (start: Extent, end: Extent) {
    let start = view.length(
      .firstStart(across), along: across, preferring: .zero, because: .line(child: 0), atMost: starts)
    let end = view.length(
      .lastEnd(across), along: across, preferring: .zero, because: .line(child: 0), atLeast: ends)
    return (start, end)
  }
}
