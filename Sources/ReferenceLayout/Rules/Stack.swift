import LayoutCore

/// A stack shares its length among its children, least flexible first, and is as broad as they are.
package struct StackRule: ReferenceRule {
  package init() {}

  /// The lengths with spacing, and the extent of the children across; zero with no children.
  package func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size(.zero, .zero) }
    let served = try distribution(stack, proposal, children)
    var length = spacing(stack, children)
    var breadth = Breadth<Number>()
    for place in children.indices {
      let size = served[place].size
      length = length.adding(size[stack.axis])
      let asked = Proposal(
        length: served[place].share, breadth: proposal[stack.axis.across], along: stack.axis)
      let origin = try origin(of: children[place], stack, asked, size)
      breadth.add(size[stack.axis.across], at: origin)
    }
    return Size(length: length, breadth: breadth.end - breadth.start, along: stack.axis)
  }

  /// One after the other, distributed with the stack's own breadth where none was proposed.
  public func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard children.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil {
      settled[axis.across] = try children.parentSize(at: proposal)[axis.across]
    }
    let served = try distribution(stack, settled, children)
    var breadth = Breadth<Number>()
    var start = Number.zero
    var placements: [Placement<Number>] = []
    placements.reserveCapacity(served.count)
    for place in children.indices {
      if place > 0 { start = start.adding(gap(before: place, stack, children)) }
      let size = served[place].size
      let asked = Proposal(length: served[place].share, breadth: settled[axis.across], along: axis)
      let origin = try origin(of: children[place], stack, asked, size)
      breadth.add(size[axis.across], at: origin)
      placements.append(
        Placement(
          child: place, at: Point(length: start, breadth: origin, along: axis), proposing: asked))
      start = start.adding(size[axis])
    }
    // Across, they count from the first of them now, and not from their line.
    for place in placements.indices {
      let origin = placements[place].origin
      placements[place].origin = Point(
        length: origin[axis], breadth: origin[axis.across] - breadth.start, along: axis)
    }
    return placements
  }

  /// The space between a child and the one before it.
  private func gap<Number: LayoutNumber>(
    before place: Int, _ stack: StackElement, _ children: Children<Number>
  ) -> Number {
    if let spacing = stack.spacing { return Number(spacing) }
    return Number(
      stack.gap(between: children[place - 1].traits.spacing, and: children[place].traits.spacing))
  }

  /// The space between all children.
  private func spacing<Number: LayoutNumber>(_ stack: StackElement, _ children: Children<Number>) -> Number {
    var sum = Number.zero
    for place in 1..<max(1, children.count) { sum = sum + gap(before: place, stack, children) }
    return sum
  }

  /// Where a child begins across, from the line that the children are aligned on.
  private func origin<Number: LayoutNumber>(
    of child: Child<Number>, _ stack: StackElement, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) throws -> Number {
    let guide = try child.guide(stack.alignment, at: proposal, of: size)
    return guide.isInfinite ? .zero : -guide
  }
}

/// How far the children of a stack and their line reach across, from that line.
private struct Breadth<Number: LayoutNumber> {
  var start = Number.zero
  var end = Number.zero

  mutating func add(_ breadth: Number, at origin: Number) {
    start = min(start, origin)
    end = max(end, origin.adding(breadth))
  }
}

/// A child that has its share of a stack's length, and what it answered.
private struct Served<Number: LayoutNumber> {
  /// The length that it was proposed; `nil` where the stack has none to share.
  var share: Number?
  var size: Size<Number>
}

extension StackRule {
  /// What each child is proposed along the stack, and its answer.
  private func distribution<Number: LayoutNumber>(
    _ stack: StackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Served<Number>] {
    let axis = stack.axis
    let breadth = proposal[axis.across]
    func asking(_ length: Number?) -> Proposal<Number> {
      Proposal(length: length, breadth: breadth, along: axis)
    }
    guard let length = proposal[axis] else {
      return try children.indices.map { Served(share: nil, size: try children[$0].size(at: asking(nil))) }
    }
    var result = Array(
      repeating: Served<Number>(share: nil, size: Size(.zero, .zero)), count: children.count)
    func minimum(_ place: Int) throws -> Number { try children[place].size(at: asking(.zero))[axis] }

    var available = length.subtracting(spacing(stack, children))
    let groups = children.priorityGroups
    for place in groups.dropFirst().joined() { available = available.subtracting(try minimum(place)) }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for place in group { available = available.adding(try minimum(place)) } }
      let order = group.count == 1 ? group : try fittingOrder(group, axis, breadth, children)
      for (served, place) in order.enumerated() {
        let share = max(.zero, available / Number(Double(group.count - served)))
        let size = try children[place].size(at: asking(share))
        result[place] = Served(share: share, size: size)
        available = available.subtracting(size[axis])
      }
    }
    return result
  }

  /// The least flexible child first; of endlessly flexible ones the larger minimum; then source order.
  ///
  /// Rounding decides nothing: texts of one length in different paddings keep their order.
  private func fittingOrder<Number: LayoutNumber>(
    _ group: [Int], _ axis: Axis, _ breadth: Number?, _ children: Children<Number>
  ) throws -> [Int] {
    let most = Proposal(length: .infinity, breadth: breadth, along: axis)
    let least = Proposal(length: .zero, breadth: breadth, along: axis)
    var ranges = try group.map { place in
      let largest = try children[place].size(at: most)[axis]
      let smallest = try children[place].size(at: least)[axis]
      return (
        place: place, smallest: smallest.withoutRounding,
        flexibility: largest.subtracting(smallest).withoutRounding
      )
    }
    ranges.sort { a, b in
      if a.flexibility.isInfinite && b.flexibility.isInfinite {
        if b.smallest < a.smallest { return true }
        if a.smallest < b.smallest { return false }
      } else {
        if a.flexibility < b.flexibility { return true }
        if b.flexibility < a.flexibility { return false }
      }
      return a.place < b.place
    }
    return ranges.map { $0.place }
  }
}
