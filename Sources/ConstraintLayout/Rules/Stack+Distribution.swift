import LayoutCore
import LinearProgramming

extension StackRule {
  /// What each child is proposed.
  func distribution(
    _ stack: StackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> [ProposalExpression] {
    let axis = stack.axis
    let breadth = proposal[axis.across]
    let known = try view.distribution(at: proposal) { try distribute(stack, proposal, view) }
    var result = view.indices.map { _ in
      ProposalExpression(length: nil, breadth: breadth, along: axis)
    }
    for served in known.served { result[served.place][axis] = served.share }
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
    let spacing = Extent.sum(gaps(stack, view))
    var result = Distribution(
      stack: view.index, axis: axis, proposal: proposal, spacing: spacing.expression ?? 0, served: [])
    guard let length = proposal[axis] else { return result }
    func minimum(_ place: Int) throws -> Extent { try view[place].length(along: axis, at: asking(.zero)) }

    var available = length - spacing
    let groups = priorityGroups(view)
    for place in groups.dropFirst().joined() {
      available = view.brief(available - (try minimum(place)), .left, along: axis)
    }
    for (rank, group) in groups.enumerated() {
      if rank > 0 {
        for place in group { available = view.brief(available + (try minimum(place)), .left, along: axis) }
      }
      let order = group.count == 1 ? [(group[0], nil)] : try fittingOrder(group, axis, view, asking)
      for (served, (place, range)) in order.enumerated() {
        let share = view.length(
          .share(child: place), along: axis, preferring: available, because: .share,
          times: group.count - served,
          atLeast: [Bound(.zero, because: .notNegative)])
        let taken = try view[place].size(at: asking(share))[axis]
        result.served.append(
          Distribution.Served(
            place: place, child: view[place].index, priority: view[place].traits.priority,
            waiting: group.count - served, available: available, share: share, length: taken, range: range))
        available = view.brief(available - taken, .left, along: axis)
      }
    }
    return result
  }

  /// The children's places by layout priority, the highest first.
  private func priorityGroups(_ view: Emitter) -> [[Int]] {
    let first = view[0].traits.priority
    if view.indices.allSatisfy({ view[$0].traits.priority == first }) { return [Array(view.indices)] }
    return Dictionary(grouping: view.indices) { view[$0].traits.priority }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }

  /// The least flexible child first; of endlessly flexible ones the larger minimum; then source order.
  ///
  /// The order is a decision: it holds as long as no child of it would have to be served before its predecessor.
  private func fittingOrder(
    _ group: [Int], _ axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> [(place: Int, range: (smallest: Extent, largest: Extent)?)] {
    let ranges = try group.map { place in
      let largest = try view[place].length(along: axis, at: asking(.infinite))
      return (smallest: try view[place].length(along: axis, at: asking(.zero)), largest: largest)
    }
    // Numbers are asked for once all is written, so that one solve finds them all.
    let candidates = try zip(group, ranges).map { try Candidate(place: $0, range: $1, in: view) }
    let order = candidates.sorted { $0.isServed(before: $1) }
    for (first, second) in zip(order, order.dropFirst()) {
      guard let difference = first.difference(before: second) else { continue }
      view.decide(
        Decision(
          kind: .fittingOrder(
            stack: view.index, first: view[first.place].index, second: view[second.place].index),
          expression: difference, isStrict: first.place > second.place))
    }
    return order.map { ($0.place, $0.range) }
  }
}

/// A child that waits for its share.
private struct Candidate {
  let place: Int
  let range: (smallest: Extent, largest: Extent)
  private let flexibility: Extent
  private let smallestValue: Rational?
  private let flexibilityValue: Rational?

  init(place: Int, range: (smallest: Extent, largest: Extent), in view: Emitter) throws {
    self.place = place
    self.range = range
    flexibility = range.largest - range.smallest
    smallestValue = try range.smallest.expression.map { try view.value(of: $0) }
    flexibilityValue = try flexibility.expression.map { try view.value(of: $0) }
  }

  func isServed(before other: Candidate) -> Bool {
    if flexibility.isInfinite && other.flexibility.isInfinite {
      let order = compare(other.range.smallest, other.smallestValue, range.smallest, smallestValue)
      return order == 0 ? place < other.place : order < 0
    }
    let order = compare(flexibility, flexibilityValue, other.flexibility, other.flexibilityValue)
    return order == 0 ? place < other.place : order < 0
  }

  /// What is not negative because this child is served before another; `nil` where infinities decide.
  func difference(before other: Candidate) -> LinearExpression? {
    let isEndless = flexibility.isInfinite && other.flexibility.isInfinite
    let (more, less) = isEndless ? (range.smallest, other.range.smallest) : (other.flexibility, flexibility)
    guard let more = more.expression, let less = less.expression else { return nil }
    return more - less
  }

  private func compare(_ a: Extent, _ aValue: Rational?, _ b: Extent, _ bValue: Rational?) -> Int {
    func rank(_ extent: Extent) -> Int { extent == .infinite ? 1 : extent == .negativeInfinite ? -1 : 0 }
    if let aValue, let bValue { return aValue < bValue ? -1 : aValue > bValue ? 1 : 0 }
    return rank(a) - rank(b)
  }
}
