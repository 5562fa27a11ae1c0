import LayoutCore

/// A stack shares its length among its children, least flexible first, and is as broad as they are.
package struct StackRule: ReferenceRule {
  package init() {}

  /// The lengths with spacing, and the extent of the children across; zero with no children.
  package func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size(.zero, .zero) }
    let axis = stack.axis
    let proposals = try distribution(stack, proposal, children)
    var length = gaps(stack, children).reduce(Number.zero, +)
    for (place, asked) in proposals.enumerated() {
      length = length.adding(try children[place].size(at: asked)[axis])
    }
    return Size(length: length, breadth: try breadth(stack, proposals, children).size, along: axis)
  }

  /// One after the other, distributed with the stack's own breadth where none was proposed.
  package func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard children.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil {
      settled[axis.across] = try children.parentSize(at: proposal)[axis.across]
    }
    let proposals = try distribution(stack, settled, children)
    let across = try breadth(stack, proposals, children).origins
    let gaps = gaps(stack, children)
    var start = Number.zero
    return try proposals.enumerated().map { place, asked in
      if place > 0 { start = start.adding(gaps[place - 1]) }
      let origin = Point(length: start, breadth: across[place], along: axis)
      start = start.adding(try children[place].size(at: asked)[axis])
      return Placement(child: place, at: origin, proposing: asked)
    }
  }

  private func gaps<Number: LayoutNumber>(
    _ stack: StackElement, _ children: Children<Number>
  ) -> [Number] {
    stack.gaps(between: children.all.map { $0.traits.spacing }).map { Number($0) }
  }

  /// The children's extents across, and that of the line they are aligned on, moved so that they start at 0.
  private func breadth<Number: LayoutNumber>(
    _ stack: StackElement, _ proposals: [Proposal<Number>], _ children: Children<Number>
  ) throws -> (origins: [Number], size: Number) {
    var origins: [Number] = []
    var start = Number.zero
    var end = Number.zero
    for (place, asked) in proposals.enumerated() {
      let guide = try children[place].guide(stack.alignment, at: asked)
      let origin = guide.isInfinite ? .zero : -guide
      origins.append(origin)
      start = min(start, origin)
      end = max(end, origin.adding(try children[place].size(at: asked)[stack.axis.across]))
    }
    return (origins.map { $0 - start }, end - start)
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
    guard let length = proposal[axis] else { return children.indices.map { _ in asking(nil) } }

    var result = children.indices.map { _ in asking(nil) }
    func minimum(_ place: Int) throws -> Number { try children[place].size(at: asking(.zero))[axis] }

    var available = length.subtracting(gaps(stack, children).reduce(Number.zero, +))
    let groups = priorityGroups(children)
    for place in groups.dropFirst().joined() { available = available.subtracting(try minimum(place)) }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { for place in group { available = available.adding(try minimum(place)) } }
      let order = group.count == 1 ? group : try fittingOrder(group, axis, children, asking)
      for (served, place) in order.enumerated() {
        let share = max(.zero, available / Number(Double(group.count - served)))
        result[place] = asking(share)
        available = available.subtracting(try children[place].size(at: result[place])[axis])
      }
    }
    return result
  }

  /// The children's places by layout priority, the highest first.
  private func priorityGroups<Number: LayoutNumber>(_ children: Children<Number>) -> [[Int]] {
    Dictionary(grouping: children.indices) { children[$0].traits.priority }
      .sorted { $0.key > $1.key }
      .map { $0.value }
  }

  /// The least flexible child first; of endlessly flexible ones the larger minimum; then source order.
  private func fittingOrder<Number: LayoutNumber>(
    _ group: [Int], _ axis: Axis, _ children: Children<Number>,
    _ asking: (Number?) -> Proposal<Number>
  ) throws -> [Int] {
    let ranges = try group.map { place in
      let largest = try children[place].size(at: asking(.infinity))[axis]
      let smallest = try children[place].size(at: asking(.zero))[axis]
      return (place: place, smallest: smallest, flexibility: largest.subtracting(smallest))
    }
    return ranges.sorted { a, b in
      if a.flexibility.isInfinite && b.flexibility.isInfinite {
        if b.smallest < a.smallest { return true }
        if a.smallest < b.smallest { return false }
      } else {
        if a.flexibility < b.flexibility { return true }
        if b.flexibility < a.flexibility { return false }
      }
      return a.place < b.place
    }.map { $0.place }
  }
}
