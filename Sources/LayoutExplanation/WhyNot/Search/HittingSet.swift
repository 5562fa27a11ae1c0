/// The cheapest set that has a member in common with each of some sets.
///
/// Members are numbers from 0 to 63, and a set is the bits of its members.
struct HittingSet {
  /// The sets to be hit; none of them empty.
  let sets: [UInt64]
  /// What each member costs.
  let costs: [Int]
  private var best: (members: UInt64, cost: Int)?
  private var steps = 0
  /// How many steps the search takes at most; then it is content with what it has.
  private static let most = 50_000

  private init(sets: [UInt64], costs: [Int]) {
    self.sets = sets
    self.costs = costs
  }

  /// Finds it by branch and bound; `nil` where one of the sets is empty.
  static func cheapest(_ sets: [UInt64], costs: [Int]) -> UInt64? {
    if sets.contains(0) { return nil }
    var search = HittingSet(sets: sets, costs: costs)
    search.extend(0, 0)
    let found = search.best?.members ?? 0
    // What a later member made needless goes.
    var kept = found
    for member in 0..<64 where found & (1 << member) != 0 {
      let rest = kept & ~(1 << UInt64(member))
      if sets.allSatisfy({ $0 & rest != 0 }) { kept = rest }
    }
    return kept
  }

  private mutating func extend(_ chosen: UInt64, _ spent: Int) {
    steps += 1
    guard steps < Self.most || best == nil else { return }
    // The set with the fewest members that is not hit yet.
    var next: UInt64 = 0
    for set in sets where set & chosen == 0 && (next == 0 || set.nonzeroBitCount < next.nonzeroBitCount) {
      next = set
    }
    guard next != 0 else {
      if best.map({ spent < $0.cost }) ?? true { best = (chosen, spent) }
      return
    }
    while next != 0 {
      let member = next.trailingZeroBitCount
      next &= next - 1
      let total = spent + costs[member]
      if let best, best.cost <= total { continue }
      extend(chosen | 1 << UInt64(member), total)
    }
  }
}
