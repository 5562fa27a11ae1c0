import ElementTree
import Foundation

/// The rule of a stack, which shares its length among its children, the least flexible first, and is as broad
/// as they are.
package struct StackRule: ReferenceRule {
  package init() {}

  /// Returns the total length with spacing, and the extent of the children across; zero without children.
  package func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size(.zero, .zero) }
    let spacing = spacing(stack, children)
    return try serving(stack, proposal, children, spacing) { served in
      var length = spacing
      var breadth = Breadth<Number>()
      for index in children.indices {
        let size = served[index].size
        length = length.adding(size[stack.axis])
        let childProposal = Proposal(
          length: served[index].share, breadth: proposal[stack.axis.across], along: stack.axis)
        let origin = try origin(of: children[index], stack, childProposal, size)
        breadth.add(size[stack.axis.across], at: origin)
      }
      return Size(length: length, breadth: breadth.end - breadth.start, along: stack.axis)
    }
  }

  /// Returns the placements of the children, one after the other.
  ///
  /// If no breadth is proposed, lengths are shared at the stack's own breadth.
  public func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard children.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil {
      settled[axis.across] = try children.parentSize(at: proposal)[axis.across]
    }
    var breadth = Breadth<Number>()
    var placements: [Placement<Number>] = []
    placements.reserveCapacity(children.count)
    try serving(stack, settled, children, spacing(stack, children)) { served in
      var start = Number.zero
      for index in children.indices {
        if index > 0 { start = start.adding(gap(before: index, stack, children)) }
        let size = served[index].size
        let childProposal = Proposal(length: served[index].share, breadth: settled[axis.across], along: axis)
        let origin = try origin(of: children[index], stack, childProposal, size)
        breadth.add(size[axis.across], at: origin)
        placements.append(
          Placement(
            child: index, at: Point(length: start, breadth: origin, along: axis), proposing: childProposal))
        start = start.adding(size[axis])
      }
    }
    // Across the axis, places count from the first child's edge rather than from the alignment guide.
    for index in placements.indices {
      let origin = placements[index].origin
      placements[index].origin = Point(
        length: origin[axis], breadth: origin[axis.across] - breadth.start, along: axis)
    }
    return placements
  }

  /// Returns the space between a child and the one before it.
  private func gap<Number: LayoutNumber>(
    before index: Int, _ stack: StackElement, _ children: Children<Number>
  ) -> Number {
    if let spacing = stack.spacing { return children.number(spacing) }
    return children.number(
      stack.gap(between: children[index - 1].traits.spacing, and: children[index].traits.spacing))
  }

  /// Returns the total space between all children.
  private func spacing<Number: LayoutNumber>(_ stack: StackElement, _ children: Children<Number>) -> Number {
    var sum = Number.zero
    for index in 1..<max(1, children.count) { sum = sum + gap(before: index, stack, children) }
    return sum
  }

  /// Returns the start of a child across the axis, relative to the guide by which the children are aligned.
  private func origin<Number: LayoutNumber>(
    of child: Child<Number>, _ stack: StackElement, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) throws -> Number {
    let guide = try child.guide(stack.alignment, at: proposal, of: size)
    return guide.isInfinite ? .zero : -guide
  }
}

/// The extent of a stack's children across the axis, relative to the guide by which they are aligned.
private struct Breadth<Number: LayoutNumber> {
  var start = Number.zero
  var end = Number.zero

  mutating func add(_ breadth: Number, at origin: Number) {
    start = min(start, origin)
    end = max(end, origin.adding(breadth))
  }
}

/// A child that has its share of a stack's length, with its size.
private struct Served<Number: LayoutNumber> {
  /// The length proposed to the child; `nil` if the stack's length is unspecified.
  var share: Number?
  var size: Size<Number>
}

extension StackRule {
  /// Calls a closure with the proposed length and the size of each child.
  private func serving<Number: LayoutNumber, Result>(
    _ stack: StackElement, _ proposal: Proposal<Number>, _ children: Children<Number>, _ spacing: Number,
    _ work: (Scratch<Served<Number>>) throws -> Result
  ) throws -> Result {
    let unserved = Served<Number>(share: nil, size: Size(.zero, .zero))
    return try Scratch.with(repeating: unserved, count: children.count) { served in
      try distribute(stack.axis, proposal, children, spacing, to: served)
      return try work(served)
    }
  }

  /// Shares the length of a stack among its children.
  private func distribute<Number: LayoutNumber>(
    _ axis: Axis, _ proposal: Proposal<Number>, _ children: Children<Number>, _ spacing: Number,
    to served: Scratch<Served<Number>>
  ) throws {
    let breadth = proposal[axis.across]
    func asking(_ length: Number?) -> Proposal<Number> {
      Proposal(length: length, breadth: breadth, along: axis)
    }
    func serve(_ index: Int, _ share: Number?) throws -> Number {
      let size = try children[index].size(at: asking(share))
      served[index] = Served(share: share, size: size)
      return size[axis]
    }
    func minimum(_ index: Int) throws -> Number { try children[index].size(at: asking(.zero))[axis] }

    guard let length = proposal[axis] else {
      for index in children.indices { _ = try serve(index, nil) }
      return
    }
    var available = length.subtracting(spacing)
    func shareOut(among order: some Collection<Int>) throws {
      for (count, index) in order.enumerated() {
        let share = max(.zero, available / Number(order.count - count))
        available = available.subtracting(try serve(index, share))
      }
    }
    guard children.differInPriority else {
      let order = try children.order(at: asking(nil)) {
        try fittingOrder(children.indices, axis, breadth, children)
      }
      if let order { return try shareOut(among: order) }
      return try shareOut(among: children.indices)
    }
    let groups = children.priorityGroups
    for index in groups.dropFirst().joined() { available = available.subtracting(try minimum(index)) }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for index in group { available = available.adding(try minimum(index)) } }
      try shareOut(among: fittingOrder(group, axis, breadth, children) ?? group)
    }
  }

  /// Returns the order of a group by flexibility, the least flexible first; `nil` for the source order.
  ///
  /// Among infinitely flexible children, those with the larger minimum come first, and equal children keep
  /// their source order. Rounding errors do not count: texts of one length in different paddings keep their
  /// order.
  private func fittingOrder<Number: LayoutNumber>(
    _ group: some Collection<Int>, _ axis: Axis, _ breadth: Number?, _ children: Children<Number>
  ) throws -> [Int]? {
    guard group.count > 1 else { return nil }
    let most = Proposal(length: .infinity, breadth: breadth, along: axis)
    let least = Proposal(length: .zero, breadth: breadth, along: axis)
    let unknown = Flexibility<Number>(index: 0, smallest: .zero, range: .zero)
    return try Scratch.with(repeating: unknown, count: group.count) { flexibilities in
      for (rank, index) in group.enumerated() {
        let largest = try children[index].size(at: most)[axis]
        let smallest = try children[index].size(at: least)[axis]
        flexibilities[rank] = Flexibility(
          index: index, smallest: smallest.withoutRounding,
          range: largest.subtracting(smallest).withoutRounding)
      }
      flexibilities.sort { $0.precedes($1) }
      let ranks = 0..<group.count
      if ranks.dropFirst().allSatisfy({ flexibilities[$0 - 1].index < flexibilities[$0].index }) {
        return nil
      }
      return ranks.map { flexibilities[$0].index }
    }
  }
}

/// The range of a child's lengths in a stack.
private struct Flexibility<Number: LayoutNumber> {
  var index: Int
  var smallest: Number
  var range: Number

  /// Returns whether the child is measured before another one.
  func precedes(_ other: Self) -> Bool {
    if range.isInfinite && other.range.isInfinite {
      if other.smallest < smallest { return true }
      if smallest < other.smallest { return false }
    } else {
      if range < other.range { return true }
      if other.range < range { return false }
    }
    return index < other.index
  }
}
