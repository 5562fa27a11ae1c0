import LayoutCore

/// A stack shares its length among its children, least flexible first, and is as broad as they are.
package struct StackRule: ReferenceRule {
  package init() {}

  /// The lengths with spacing, and the extent of the children across; zero with no children.
  package func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size(.zero, .zero) }
    let proposals = try distribution(stack, proposal, children)
    var length = spacing(stack, children)
    for (place, asked) in zip(children.indices, proposals) {
      length = length.adding(try children[place].size(at: asked)[stack.axis])
    }
    let breadth = try breadth(stack, proposals, children)
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
    let proposals = try distribution(stack, settled, children)
    let breadth = try breadth(stack, proposals, children)
    var start = Number.zero
    return try zip(children.indices, proposals).map { place, asked in
      if place > 0 { start = start.adding(gap(before: place, stack, children)) }
      let across = try origin(of: children[place], stack, asked) - breadth.start
      let origin = Point(length: start, breadth: across, along: axis)
      start = start.adding(try children[place].size(at: asked)[axis])
      return Placement(child: place, at: origin, proposing: asked)
    }
  }

  /// The space between a child and the one before it.
  private func gap<Number: LayoutNumber>(
    before place: Int, _ stack: StackElement, _ children: Children<Number>
  ) -> Number {
    Number(stack.gap(between: children[place - 1].traits.spacing, and: children[place].traits.spacing))
  }

  /// The space between all children.
  private func spacing<Number: LayoutNumber>(_ stack: StackElement, _ children: Children<Number>) -> Number {
    children.indices.dropFirst().reduce(.zero) { $0 + gap(before: $1, stack, children) }
  }

  /// Where a child begins across, from the line that the children are aligned on.
  private func origin<Number: LayoutNumber>(
    of child: Child<Number>, _ stack: StackElement, _ proposal: Proposal<Number>
  ) throws -> Number {
    let guide = try child.guide(stack.alignment, at: proposal)
    return guide.isInfinite ? .zero : -guide
  }

  /// How far the children and their line reach across, from that line.
  private func breadth<Number: LayoutNumber>(
    _ stack: StackElement, _ proposals: [Proposal<Number>], _ children: Children<Number>
  ) throws -> (start: Number, end: Number) {
    var start = Number.zero
    var end = Number.zero
    for (place, asked) in zip(children.indices, proposals) {
      let origin = try origin(of: children[place], stack, asked)
      start = min(start, origin)
      end = max(end, origin.adding(try children[place].size(at: asked)[stack.axis.across]))
    }
    return (start, end)
  }
}

extension StackRule {
  /// What each child is proposed.
  private func distribution<Number: LayoutNumber>(
    _ stack: StackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Proposal<Number>] {
    let axis = stack.axis
    let breadth = proposal[axis.across]
    func asking(_ length: Number?) -> Proposal<Number> {
      Proposal(length: length, breadth: breadth, along: axis)
    }
    var result = Array(repeating: asking(nil), count: children.count)
    guard let length = proposal[axis] else { return result }
    func minimum(_ place: Int) throws -> Number { try children[place].size(at: asking(.zero))[axis] }

    var available = length.subtracting(spacing(stack, children))
    let groups = children.priorityGroups
    for place in groups.dropFirst().joined() { available = available.subtracting(try minimum(place)) }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for place in group { available = available.adding(try minimum(place)) } }
      let order = group.count == 1 ? group : try fittingOrder(group, axis, breadth, children)
      for (served, place) in order.enumerated() {
        let share = max(.zero, available / Number(Double(group.count - served)))
        result[place] = asking(share)
        available = available.subtracting(try children[place].size(at: result[place])[axis])
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
