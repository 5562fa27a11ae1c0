import ElementTree
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
    let spacing = Extent.sum(gaps(stack, view.indices, view))
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
      result.served += try serve(order, of: group.count, from: &available, along: axis, view, asking)
    }
    return result
  }

  /// Offers each of some children an equal share of what is left, in their order.
  ///
  /// - Parameters:
  ///   - count: how many children of their group are still to be served, these among them.
  ///   - available: what is left.
  func serve(
    _ order: [(place: Int, range: (smallest: Extent, largest: Extent)?)], of count: Int,
    from available: inout Extent, along axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> [Distribution.Served] {
    try order.enumerated().map { number, child in
      let (place, range) = child
      let share = view.length(
        .share(child: place), along: axis, preferring: available, because: .share, times: count - number,
        atLeast: [Bound(.zero, because: .notNegative)])
      let taken = try view[place].size(at: asking(share))[axis]
      let served = Distribution.Served(
        place: place, child: view[place].index, priority: view[place].traits.priority,
        waiting: count - number, available: available, share: share, length: taken, range: range)
      available = view.brief(available - taken, .left, along: axis)
      return served
    }
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
    let ranges = try group.map { try range(of: $0, axis, view, asking) }
    // Numbers are asked for once all is written, so that one solve finds them all.
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

  /// How long a child is at least, and at most.
  func range(
    of place: Int, _ axis: Axis, _ view: Emitter, _ asking: (Extent?) -> ProposalExpression
  ) throws -> (smallest: Extent, largest: Extent) {
    let largest = try view[place].length(along: axis, at: asking(.infinite))
    return (smallest: try view[place].length(along: axis, at: asking(.zero)), largest: largest)
  }
}
