import ElementTree
import LinearProgramming

/// The rule of a stack, which shares its length among its children, the least flexible first, and is as broad
/// as they are.
package struct StackRule: ConstraintRule {
  package init() {}

  /// True, as a stack's distribution is one program.
  package var beginsBlock: Bool { true }

  /// Returns the total length with spacing, and the extent of the children across; zero without children.
  package func size(
    of stack: StackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let axis = stack.axis
    guard view.count > 0 else {
      return SizeExpression.sides { view.length(.side($0), along: $0, preferring: .zero, because: .empty) }
    }
    let proposals = try distribution(stack, proposal, view)
    let lengths = try proposals.enumerated().map { index, childProposal in
      try view[index].size(at: childProposal)[axis]
    }
    let total = Extent.sum(gaps(stack, view.indices, view) + lengths)
    let length = view.length(.side(axis), along: axis, preferring: total, because: .totalLength)
    let extent = try extent(stack, view.indices, proposals, view)
    let breadth = view.length(
      .side(axis.across), along: axis.across, preferring: extent.end - extent.start,
      because: .breadth)
    return SizeExpression(length: length, breadth: breadth, along: axis)
  }

  /// Returns the axes of all children; across the stack, only if their guides depend on that axis alone.
  package func separableAxes(of stack: StackElement, around children: ChildrenAxes) -> Axis.Set {
    let axes = children.indices.reduce(Axis.Set.all) { $0.intersection(children[$1]) }
    if children.areAligned(by: stack.alignment) { return axes }
    return axes.intersection(stack.axis == .horizontal ? .horizontal : .vertical)
  }

  /// Returns the children one after the other, with lengths shared at the stack's own breadth if none was
  /// proposed.
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
    return zip(view.indices, zip(proposals, starts)).map { index, child in
      let (childProposal, start) = child
      let across = extent.origins[index] - extent.start
      let origin = axis == .horizontal ? PointExpression(start, across) : PointExpression(across, start)
      return PlacementExpression(child: index, at: origin, proposing: childProposal)
    }
  }

  /// Returns the space before each of some neighbours but the first.
  func gaps(_ stack: StackElement, _ indices: Range<Int>, _ view: Emitter) -> [Extent] {
    stack.gaps(between: indices.map { view[$0].traits.spacing }).map { gap in
      stack.spacing == nil ? Extent(Rational(finite: gap)) : view.written(.spacing, gap)
    }
  }

  /// Returns the start of each of some neighbours along the axis, relative to the first, and the end of the
  /// last one.
  func starts(
    _ stack: StackElement, _ indices: Range<Int>, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (each: [Extent], end: Extent) {
    let gaps = gaps(stack, indices, view)
    var end = Extent.zero
    let starts = try zip(indices, proposals).map { index, proposal in
      let start = index == indices.lowerBound ? end : end + gaps[index - indices.lowerBound - 1]
      end = view.brief(start + (try view[index].size(at: proposal)[stack.axis]), .start, along: stack.axis)
      return start
    }
    return (starts, end)
  }

  /// Returns the extents of some children across the axis, and of the line at 0 that they are aligned on.
  func extent(
    _ stack: StackElement, _ indices: Range<Int>, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (origins: [Extent], start: Extent, end: Extent) {
    let across = stack.axis.across
    let origins = try zip(indices, proposals).map { index, proposal in
      let guide = try view[index].guide(stack.alignment, at: proposal)
      return guide.isInfinite ? .zero : -guide
    }
    let starts = zip(indices, origins).map { Bound($1, because: .extent(child: $0)) }
    let ends = try zip(indices, zip(proposals, origins)).map { index, child in
      let (proposal, origin) = child
      return Bound(
        origin + (try view[index].size(at: proposal)[across]), because: .extent(child: index))
    }
    let (start, end) = breadth(of: starts, ends, across: across, view)
    return (origins, start, end)
  }

  /// Returns the extent across the stack on both sides of the line at 0.
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

extension StackRule {
  /// Returns the proposal to each child.
  func distribution(
    _ stack: StackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> [ProposalExpression] {
    let axis = stack.axis
    let breadth = proposal[axis.across]
    let known = try view.distribution(at: proposal) { try distribute(stack, proposal, view) }
    var result = view.indices.map { _ in
      ProposalExpression(length: nil, breadth: breadth, along: axis)
    }
    for served in known.shares { result[served.index][axis] = served.share }
    return result
  }

  private func distribute(
    _ stack: StackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> Distribution {
    let axis = stack.axis
    let breadth = proposal[axis.across]
    func asking(_ length: Extent?) -> ProposalExpression {
      ProposalExpression(length: length, breadth: breadth, along: axis)
    }
    let spacing = Extent.sum(gaps(stack, view.indices, view))
    var result = Distribution(
      stack: view.index, axis: axis, proposal: proposal, spacing: spacing.expression ?? 0, shares: [])
    guard let length = proposal[axis] else { return result }
    func minimum(_ index: Int) throws -> Extent { try view[index].length(along: axis, at: asking(.zero)) }

    var available = length - spacing
    let groups = priorityGroups(view)
    for index in groups.dropFirst().joined() {
      available = view.brief(available - (try minimum(index)), .left, along: axis)
    }
    for (rank, group) in groups.enumerated() {
      if rank > 0 {
        for index in group { available = view.brief(available + (try minimum(index)), .left, along: axis) }
      }
      let order = group.count == 1 ? [(group[0], nil)] : try fittingOrder(group, axis, view, asking)
      result.shares += try serve(order, of: group.count, from: &available, along: axis, view, asking)
    }
    return result
  }

  /// Proposes to each of some children an equal share of the length that is left, in their order.
  ///
  /// - Parameters:
  ///   - count: The number of children of their group that are still to be sized, these among them.
  ///   - available: The length that is left.
  func serve(
    _ order: [(place: Int, range: (smallest: Extent, largest: Extent)?)], of count: Int,
    from available: inout Extent, along axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> [Distribution.Share] {
    try order.enumerated().map { number, child in
      let (index, range) = child
      let share = view.length(
        .share(child: index), along: axis, preferring: available, because: .share, times: count - number,
        atLeast: [Bound(.zero, because: .notNegative)])
      let taken = try view[index].size(at: asking(share))[axis]
      let served = Distribution.Share(
        index: index, child: view[index].index, priority: view[index].traits.priority,
        waiting: count - number, available: available, share: share, length: taken, range: range)
      available = view.brief(available - taken, .left, along: axis)
      return served
    }
  }

  /// Returns the indices of the children by layout priority, the highest first.
  private func priorityGroups(_ view: Emitter) -> [[Int]] {
    let first = view[0].traits.priority
    if view.indices.allSatisfy({ view[$0].traits.priority == first }) { return [Array(view.indices)] }
    return Dictionary(grouping: view.indices) { view[$0].traits.priority }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }

  /// Returns the order of a group by flexibility, the least flexible first; of infinitely flexible ones the
  /// larger minimum.
  ///
  /// Equal children keep their source order. The order is a decision: it holds as long as no child has to be
  /// sized before its predecessor.
  private func fittingOrder(
    _ group: [Int], _ axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> [(place: Int, range: (smallest: Extent, largest: Extent)?)] {
    let ranges = try group.map { try range(of: $0, axis, view, asking) }
    // All expressions are written before any value is asked for, so that one solve finds all values.
    let ranks = try ranges.map { range in
      try ServingRank(from: range.smallest, to: range.largest) { try view.value(of: $0) }
    }
    let order = group.indices.sorted { one, other in
      let order = ranks[one].order(beside: ranks[other])
      return order == 0 ? one < other : order < 0
    }
    for (first, second) in zip(order, order.dropFirst()) {
      guard let difference = ranks[first].difference(before: ranks[second]) else { continue }
      view.decide(
        Decision(
          kind: .fittingOrder(
            stack: view.index, first: view[group[first]].index, second: view[group[second]].index),
          expression: difference, isStrict: first > second))
    }
    return order.map { (group[$0], ranges[$0]) }
  }

  /// Returns the least and the greatest length of a child.
  func range(
    of index: Int, _ axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> (smallest: Extent, largest: Extent) {
    let largest = try view[index].length(along: axis, at: asking(.infinite))
    return (smallest: try view[index].length(along: axis, at: asking(.zero)), largest: largest)
  }
}

/// The rank of a child in a stack: the least flexible first, and of infinitely flexible ones the larger
/// minimum.
///
/// The lengths are expressions of a block if the stack is one program, and forms of the stack's proposal if
/// it is several.
struct ServingRank<Form: Linear> {
  private let smallest: Extended<Form>
  private let flexibility: Extended<Form>
  private let smallestValue: Rational?
  private let flexibilityValue: Rational?

  /// Creates the rank of a child from its least and greatest lengths.
  init(
    from smallest: Extended<Form>, to largest: Extended<Form>, value: (Form) throws -> Rational
  ) rethrows {
    self.smallest = smallest
    flexibility = largest - smallest
    smallestValue = try smallest.finite.map(value)
    flexibilityValue = try flexibility.finite.map(value)
  }

  /// Returns a negative number if the child is sized before another one, and zero if they are equal.
  func order(beside other: ServingRank) -> Int {
    flexibility.isInfinite && other.flexibility.isInfinite
      ? Self.compare(other.smallest, other.smallestValue, smallest, smallestValue)
      : Self.compare(flexibility, flexibilityValue, other.flexibility, other.flexibilityValue)
  }

  /// Returns the form that is not negative because the child is sized before another one; `nil` if infinities
  /// decide.
  func difference(before other: ServingRank) -> Form? {
    let isEndless = flexibility.isInfinite && other.flexibility.isInfinite
    let (more, less) = isEndless ? (smallest, other.smallest) : (other.flexibility, flexibility)
    return more.isInfinite || less.isInfinite ? nil : (more - less).finite
  }

  private static func compare(
    _ a: Extended<Form>, _ aValue: Rational?, _ b: Extended<Form>, _ bValue: Rational?
  ) -> Int {
    if let aValue, let bValue { return aValue < bValue ? -1 : aValue > bValue ? 1 : 0 }
    return a.rank - b.rank
  }
}

extension Extended {
  /// Zero for a number, 1 for infinity, and -1 for negative infinity.
  fileprivate var rank: Int {
    switch self {
    case .finite: 0
    case .infinite: 1
    case .negativeInfinite: -1
    }
  }
}
