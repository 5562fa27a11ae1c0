import LayoutCore

@testable import ReferenceLayout

/// The reference engine's stack written again with a fault.
struct BrokenReferenceStack: ReferenceRule {
  var fault: StackFault?

  func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0 else { return Size(.zero, .zero) }
    let axis = stack.axis
    let proposals = try distribution(stack, proposal, children)
    var length = gaps(stack, children).reduce(Number.zero, +)
    if fault == .oneGapTooMany { length = length + children.number(stack.spacing ?? 8) }
    for (place, asked) in proposals.enumerated() {
      length = length.adding(try children[place].size(at: asked)[axis])
    }
    let breadth = try breadth(stack, proposals, children).size
    let answer = fault == .breadthProposed ? proposal[axis.across] ?? breadth : breadth
    return Size(length: length, breadth: answer, along: axis)
  }

  func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [LayoutCore.Placement<Number>] {
    guard children.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil, fault != .breadthLeftOpen {
      settled[axis.across] = try children.parentSize(at: proposal)[axis.across]
    }
    let proposals = try distribution(stack, settled, children)
    let across = try breadth(stack, proposals, children).origins
    let gaps = gaps(stack, children)
    var start = Number.zero
    return try proposals.enumerated().map { place, asked in
      if place > 0 { start = start.adding(gaps[place - 1]) }
      let origin = axis == .horizontal ? Point(start, across[place]) : Point(across[place], start)
      start = start.adding(try children[place].size(at: asked)[axis])
      return Placement(child: place, at: origin, proposing: asked)
    }
  }

  private func gaps<Number: LayoutNumber>(_ stack: StackElement, _ children: Children<Number>) -> [Number] {
    stack.gaps(between: children.all.map(\.traits.spacing)).map { children.number($0) }
  }

  private func breadth<Number: LayoutNumber>(
    _ stack: StackElement, _ proposals: [Proposal<Number>], _ children: Children<Number>
  ) throws -> (origins: [Number], size: Number) {
    var extents: [(start: Number, end: Number)] = []
    for (place, asked) in proposals.enumerated() {
      let guide = try children[place].guide(stack.alignment, at: asked)
      let origin = guide.isInfinite ? .zero : -guide
      let end = origin.adding(try children[place].size(at: asked)[stack.axis.across])
      extents.append((origin, end))
    }
    if fault != .lineForgotten { extents.append((.zero, .zero)) }
    let start = extents.map(\.start).min() ?? .zero
    let end = extents.map(\.end).max() ?? .zero
    let origins = extents.prefix(proposals.count).map(\.start)
    return (fault == .originsNotShifted ? origins : origins.map { $0 - start }, end - start)
  }

  private func distribution<Number: LayoutNumber>(
    _ stack: StackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Proposal<Number>] {
    let axis = stack.axis
    func asking(_ length: Number?) -> Proposal<Number> {
      Proposal(length: length, breadth: proposal[axis.across], along: axis)
    }
    var result = children.indices.map { _ in asking(nil) }
    guard let length = proposal[axis] else { return result }
    func minimum(_ place: Int) throws -> Number { try children[place].size(at: asking(.zero))[axis] }

    var available = length.subtracting(gaps(stack, children).reduce(Number.zero, +))
    if fault == .oneGapTooMany { available = available.subtracting(children.number(stack.spacing ?? 8)) }
    let groups = groups(children)
    if fault != .lowerMinimumsForgotten {
      for place in groups.dropFirst().joined() { available = available.subtracting(try minimum(place)) }
    }
    for (rank, group) in groups.enumerated() {
      if rank > 0, fault != .ownMinimumsKept, fault != .lowerMinimumsForgotten {
        for place in group { available = available.adding(try minimum(place)) }
      }
      for (served, place) in try order(group, stack, proposal, children).enumerated() {
        let count = fault == .shareOfAll ? group.count : group.count - served
        let share = available / Number(count)
        result[place] = asking(fault == .sharesNotClamped ? share : max(.zero, share))
        if fault == .remainderForgotten { continue }
        available = available.subtracting(try children[place].size(at: result[place])[axis])
      }
    }
    return result
  }

  private func groups<Number: LayoutNumber>(_ children: Children<Number>) -> [[Int]] {
    let groups = Dictionary(grouping: children.indices) {
      fault == .prioritiesForgotten ? 0 : children[$0].traits.priority
    }
    return groups.sorted { fault == .lowestPriorityFirst ? $0.key < $1.key : $0.key > $1.key }.map(\.value)
  }

  private func order<Number: LayoutNumber>(
    _ group: [Int], _ stack: StackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Int] {
    let axis = stack.axis
    let breadth = fault == .probedAtIdeal ? nil : proposal[axis.across]
    let ranges = try group.map { place in
      let largest = Proposal<Number>(length: .infinity, breadth: breadth, along: axis)
      let least = Proposal<Number>(length: .zero, breadth: breadth, along: axis)
      let smallest = try children[place].size(at: least)[axis]
      return (place, smallest, try children[place].size(at: largest)[axis].subtracting(smallest))
    }
    var order = ranges.sorted { a, b in
      if a.2.isInfinite && b.2.isInfinite {
        if fault != .minimumsIgnoredInTies, a.1 != b.1 { return b.1 < a.1 }
      } else if a.2 != b.2 {
        return fault == .mostFlexibleFirst ? b.2 < a.2 : a.2 < b.2
      }
      return fault == .laterFirst ? a.0 > b.0 : a.0 < b.0
    }.map(\.0)
    if fault == .firstTwoExchanged, order.count > 1 { order.swapAt(0, 1) }
    return order
  }
}
