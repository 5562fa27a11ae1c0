import ElementTree
import LinearProgramming

extension PartitionedStack {
  /// The children's places in the order in which they are served.
  func order(asking breadth: AffineExtent?, _ region: inout CriticalRegion) throws -> [Int] {
    let (kinds, ranks) = try ranks(asking: breadth, &region)
    let order = kinds.indices.sorted { one, other in
      let order = kinds[one] == kinds[other] ? 0 : ranks[kinds[one]].order(beside: ranks[kinds[other]])
      return order == 0 ? one < other : order < 0
    }
    for (first, second) in zip(order, order.dropFirst()) where kinds[first] != kinds[second] {
      guard let difference = ranks[kinds[first]].difference(before: ranks[kinds[second]]) else { continue }
      region.insert(
        CriticalRegion.HalfPlane(
          difference, isStrict: first > second,
          border: .decision(.fittingOrder(stack: view, first: child(first), second: child(second)))))
    }
    return order
  }

  /// How soon children are served, equal ones once; and which of these is each child's.
  private func ranks(
    asking breadth: AffineExtent?, _ region: inout CriticalRegion
  ) throws -> (kinds: [Int], ranks: [ServingRank<AffineForm>]) {
    var known: [Int: Int] = [:]
    var firsts: [Int] = []
    let kinds = (0..<childCount).map { place in
      let subtree = subtree(place)
      if let kind = known[subtree] { return kind }
      known[subtree] = firsts.count
      firsts.append(place)
      return firsts.count - 1
    }
    let ranks = try firsts.runs(of: runLength).flatMap { places in
      try settle(&region) { writer in
        try places.map { place in
          try runs.range(of: place, asking: breadth?.substituting(writer.parameters), in: writer.ownEmitter)
        }
      } reading: { ranges, form in
        ranges.map { range in
          ServingRank(from: form(range.smallest), to: form(range.largest)) { $0.value(at: proposal) }
        }
      }
    }
    return (kinds, ranks)
  }
}
