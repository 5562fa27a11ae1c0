import LayoutCore
import LinearProgramming

@testable import ConstraintLayout

/// The constraint engine's stack written again with a fault.
struct BrokenConstraintStack: ConstraintRule {
  var fault: StackFault?
  var beginsBlock: Bool { true }

  func size(of stack: StackElement, at proposal: ProposalExpression, in view: Emitter) throws
    -> SizeExpression
  {
    let axis = stack.axis
    guard view.count > 0 else { return SizeExpression(.zero, .zero) }
    let proposals = try distribution(stack, proposal, view)
    var total = try proposals.enumerated().reduce(Extent.sum(gaps(stack, view))) { sum, child in
      sum + (try view[child.offset].size(at: child.element)[axis])
    }
    if fault == .oneGapTooMany { total = total + Extent(Rational(finite: stack.spacing ?? 8)) }
    let length = view.length(.side(axis), along: axis, preferring: total, because: .totalLength)
    let extent = try extent(stack, proposals, view)
    let wish = fault == .breadthProposed ? proposal[axis.across] : nil
    let breadth = view.length(
      .side(axis.across), along: axis.across, preferring: wish ?? (extent.end - extent.start),
      because: .totalLength)
    return SizeExpression(length: length, breadth: breadth, along: axis)
  }

  func placements(
    of stack: StackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard view.count > 0 else { return [] }
    let axis = stack.axis
    var settled = proposal
    if settled[axis.across] == nil, fault != .breadthLeftOpen {
      settled[axis.across] = try view.size(at: proposal)[axis.across]
    }
    let proposals = try distribution(stack, settled, view)
    let extent = try extent(stack, proposals, view)
    let gaps = gaps(stack, view)
    var start = Extent.zero
    return try proposals.enumerated().map { place, asked in
      if place > 0 { start = start + gaps[place - 1] }
      let shift = fault == .originsNotShifted ? .zero : extent.start
      let across = extent.origins[place] - shift
      let origin = axis == .horizontal ? PointExpression(start, across) : PointExpression(across, start)
      start = start + (try view[place].size(at: asked)[axis])
      return PlacementExpression(child: place, at: origin, proposing: asked)
    }
  }

  private func gaps(_ stack: StackElement, _ view: Emitter) -> [Extent] {
    stack.gaps(between: view.children.map(\.traits.spacing)).map { Extent(Rational(finite: $0)) }
  }

  private func extent(
    _ stack: StackElement, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> (origins: [Extent], start: Extent, end: Extent) {
    let across = stack.axis.across
    let origins = try proposals.enumerated().map { place, asked in
      let guide = try view[place].guide(stack.alignment, at: asked)
      return guide.isInfinite ? .zero : -guide
    }
    let line = fault == .lineForgotten ? [] : [Extent.zero]
    let ends = try proposals.enumerated().map { place, asked in
      origins[place] + (try view[place].size(at: asked)[across])
    }
    func bounds(_ extents: [Extent]) -> [Bound] { extents.map { Bound($0, because: .line(child: 0)) } }
    let start = view.smallest(.firstStart(across), along: across, bounds(line + origins)) ?? .zero
    let end = view.largest(.lastEnd(across), along: across, bounds(line + ends)) ?? .zero
    return (origins, start, end)
  }

  private func distribution(
    _ stack: StackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> [ProposalExpression] {
    let axis = stack.axis
    func asking(_ length: Extent?) -> ProposalExpression {
      ProposalExpression(length: length, breadth: proposal[axis.across], along: axis)
    }
    var result = view.indices.map { _ in asking(nil) }
    guard let length = proposal[axis] else { return result }
    func minimum(_ place: Int) throws -> Extent { try view[place].size(at: asking(.zero))[axis] }

    var available = length - Extent.sum(gaps(stack, view))
    if fault == .oneGapTooMany { available = available - Extent(Rational(finite: stack.spacing ?? 8)) }
    let groups = groups(view)
    if fault != .lowerMinimumsForgotten {
      for place in groups.dropFirst().joined() { available = available - (try minimum(place)) }
    }
    for (rank, group) in groups.enumerated() {
      if rank > 0, fault != .ownMinimumsKept, fault != .lowerMinimumsForgotten {
        for place in group { available = available + (try minimum(place)) }
      }
      for (served, place) in try order(group, stack, proposal, view).enumerated() {
        let least = fault == .sharesNotClamped ? [] : [Bound(.zero, because: .notNegative)]
        let share = view.length(
          .share(child: place), along: axis, preferring: available, because: .share,
          times: fault == .shareOfAll ? group.count : group.count - served, atLeast: least)
        result[place] = asking(share)
        if fault == .remainderForgotten { continue }
        available = available - (try view[place].size(at: result[place])[axis])
      }
    }
    return result
  }

  private func groups(_ view: Emitter) -> [[Int]] {
    let groups = Dictionary(grouping: view.indices) {
      fault == .prioritiesForgotten ? 0 : view[$0].traits.priority
    }
    return groups.sorted { fault == .lowestPriorityFirst ? $0.key < $1.key : $0.key > $1.key }.map(\.value)
  }

  private func order(
    _ group: [Int], _ stack: StackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> [Int] {
    let axis = stack.axis
    let breadth = fault == .probedAtIdeal ? nil : proposal[axis.across]
    func length(_ place: Int, at length: Extent) throws -> Double {
      let asked = ProposalExpression(length: length, breadth: breadth, along: axis)
      switch try view[place].size(at: asked)[axis] {
      case .finite(let expression): return try view.value(of: expression).doubleValue
      case .infinite: return .infinity
      case .negativeInfinite: return -.infinity
      }
    }
    let ranges = try group.map { place in
      let smallest = try length(place, at: .zero)
      return (place, smallest, try length(place, at: .infinite).subtracting(smallest))
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

extension Double {
  fileprivate func subtracting(_ other: Double) -> Double {
    isInfinite && other.isInfinite ? self : self - other
  }
}
