import Foundation

/// Finds the smallest sets of facts that forbid a condition.
///
/// A set forbids it if it cannot hold while the set is unchanged, whatever the values of all other facts. So
/// each such set intersects every change of facts that allows it, and the smallest set is the cheapest one
/// that intersects all known changes and against which the oracle finds no further one. Each member then has
/// a change of its own: one that contains no other member of the set.
struct ForbiddenSearch {
  let trial: WhyNotTrial
  let facts: [Fact]

  typealias Values = [Fact: FactValue]

  /// The largest number of sets.
  static let most = 3

  /// The largest number of times that sets are searched again because known changes together refute one of
  /// them.
  private static let mostRefutations = 8
  /// The number of layouts reserved for the attempt to refute the sets.
  private static let reserve = 60

  /// Returns the sets, the smallest first.
  ///
  /// - Throws: The solver's errors.
  func sets() throws -> [WhyNot.Forbidding] {
    var allowing = try changesOfOneFact()
    var found = try disjointSets(&allowing)
    var chance = SeededChance(seed: UInt64(facts.count))
    for _ in 0..<Self.mostRefutations {
      trial.most += Self.reserve
      guard let values = try refutation(of: found, allowing) ?? chanceRefutation(of: found, &chance) else {
        return found
      }
      allowing.append(try smallest(values))
      found = try disjointSets(&allowing)
    }
    if try chanceRefutation(of: found, &chance) != nil { trial.giveUp() }
    return found
  }

  /// Returns random values of the facts outside a set with which the condition holds although the set is
  /// unchanged.
  private func chanceRefutation(
    of found: [WhyNot.Forbidding], _ chance: inout SeededChance
  ) throws -> Values? {
    var dropped: Set<Fact> = []
    for set in found {
      let members = Set(set.members.map(\.fact))
      let free = facts.filter { !members.contains($0) }
      // Without those of the sets before, each at a value of its own.
      for _ in 0..<chances where !free.isEmpty {
        let share = [0.15, 0.4, 0.8][chance.number(below: 3)]
        var values: Values = [:]
        for fact in free where dropped.contains(fact) || chance.isMet(share) {
          values[fact] = value(of: fact, &chance)
        }
        trial.most += 1
        if try !values.isEmpty && trial.holds(values) { return values }
      }
      dropped.formUnion(members)
    }
    return nil
  }

  /// The number of random changes of facts outside a set: more where a layout costs little.
  private let chances: Int
  /// Of 129 sets of 60 random scenes, 40 changes each left 8 that 300 other changes refuted.
  private static let chanceLimits = (least: 40, most: 240)

  init(trial: WhyNotTrial, facts: [Fact]) {
    (self.trial, self.facts) = (trial, facts)
    chances = min(max(Self.chanceLimits.least, trial.most / 40), Self.chanceLimits.most)
  }

  /// Returns a value of a fact out of those that an answer admits.
  private func value(of fact: Fact, _ chance: inout SeededChance) -> FactValue? {
    let (variables, choices) = (trial.options.variables(fact), trial.options.choices(fact))
    var value: FactValue?
    if !choices.isEmpty, variables.isEmpty || chance.isMet(0.4) {
      let choice = choices[chance.number(below: choices.count)]
      // An image that is not resizable has numbers, too.
      guard case .parameters = choice, !variables.isEmpty, chance.isMet(0.5) else { return choice }
      value = choice
    }
    for variable in variables where variables.count == 1 || chance.isMet(0.6) {
      let now = trial.options.number(variable, in: nil, of: fact) ?? 100
      let near = now.isFinite ? now : 100
      let number =
        switch chance.number(below: 4) {
        case 0: (near + Double(chance.number(below: 41)) - 20)
        case 1: Double(chance.number(below: 400))
        case 2: near * 2
        default: Double(chance.number(below: Int(trial.options.large)))
        }
      value = trial.options.setting(variable, to: number, in: value, of: fact) ?? value
    }
    return value
  }

  /// Returns disjoint sets, each the smallest without the facts of those before.
  private func disjointSets(_ allowing: inout [Values]) throws -> [WhyNot.Forbidding] {
    var dropped: Set<Fact> = []
    var found: [WhyNot.Forbidding] = []
    while found.count < Self.most {
      guard let set = try next(&allowing, dropped) else { break }
      found.append(set)
      // A set without members: nothing that was tried allows it.
      if set.members.isEmpty { break }
      dropped.formUnion(set.members.map(\.fact))
    }
    return found
  }

  /// Returns known changes that together allow the condition although all facts of a set are unchanged.
  ///
  /// The search for a set may end early, and changes found later, for another set, may still refute it.
  private func refutation(of found: [WhyNot.Forbidding], _ allowing: [Values]) throws -> Values? {
    for set in found where !set.members.isEmpty {
      let members = Set(set.members.map(\.fact))
      if let values = try merged(allowing, without: members) { return values }
    }
    return nil
  }

  /// Returns all known changes together, or two of them, without some facts; `nil` where none of these allows
  /// the condition.
  private func merged(_ allowing: [Values], without members: Set<Fact>) throws -> Values? {
    let parts = allowing.map { $0.filter { !members.contains($0.key) } }.filter { !$0.isEmpty }
    let all = parts.reduce(into: Values()) { $0.merge($1) { first, _ in first } }
    if try trial.holds(all) { return all }
    for (index, first) in parts.enumerated() {
      for second in parts[(index + 1)...] {
        let both = first.merging(second) { first, _ in first }
        if try trial.holds(both) { return both }
      }
    }
    return nil
  }

  /// Returns the smallest set without the dropped facts; `nil` once these alone allow the condition.
  private func next(_ allowing: inout [Values], _ dropped: Set<Fact>) throws -> WhyNot.Forbidding? {
    let oracle = WhyNotOracle(trial: trial)
    let costs = facts.map { 1_000 + trial.finder.cost($0) }
    while true {
      let changes = allowing.map { values in bits { values[$0] != nil && !dropped.contains($0) } }
      guard let bits = HittingSet.cheapest(changes, costs: costs) else { return nil }
      let set = facts.indices.filter { bits & (1 << UInt64($0)) != 0 }.map { facts[$0] }
      let free = facts.filter { !set.contains($0) }
      if let values = try oracle.values(freeing: free) {
        allowing.append(try smallest(values))
        continue
      }
      return WhyNot.Forbidding(
        members: set.compactMap { fact in
          let own = allowing.first { values in
            Set(values.keys).subtracting(dropped).intersection(set) == [fact]
          }
          return own.map { WhyNot.Forbidding.Member(fact: fact, allowing: $0) }
        })
    }
  }

  private func bits(_ isIn: (Fact) -> Bool) -> UInt64 {
    facts.indices.reduce(0) { isIn(facts[$1]) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Returns each change of one fact that allows the condition by itself, the simplest value for each fact.
  private func changesOfOneFact() throws -> [Values] {
    try facts.compactMap { fact in
      try trial.options.corners(fact, from: nil).map { [fact: $0] }.first { try trial.holds($0) }
    }
  }

  /// Returns a minimal change: with any one fact at its old value the condition no longer holds.
  private func smallest(_ values: Values) throws -> Values {
    var values = values
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for fact in facts.reversed() where values[fact] != nil {
        var fewer = values
        fewer[fact] = nil
        if try trial.holds(fewer) { (values, isSmaller) = (fewer, true) }
      }
    }
    return values
  }
}

/// The cheapest set that intersects each of some sets.
///
/// Members are numbers from 0 to 63, and a set is a bit mask.
struct HittingSet {
  /// The sets to be hit, none of them empty.
  let sets: [UInt64]
  /// The cost of each member.
  let costs: [Int]
  private var best: (members: UInt64, cost: Int)?
  private var steps = 0
  /// The largest number of steps, after which the best set so far is returned.
  private static let most = 50_000

  private init(sets: [UInt64], costs: [Int]) {
    self.sets = sets
    self.costs = costs
  }

  /// Finds the set by branch and bound; `nil` where one of the sets is empty.
  static func cheapest(_ sets: [UInt64], costs: [Int]) -> UInt64? {
    if sets.contains(0) { return nil }
    var search = HittingSet(sets: sets, costs: costs)
    search.extend(0, 0)
    let found = search.best?.members ?? 0
    // Drop members that later ones made redundant.
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

/// A pseudorandom generator with a fixed seed: one layout gets one answer.
struct SeededChance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// Returns a whole number from 0 up to but not including `end`.
  mutating func number(below end: Int) -> Int {
    // SplitMix64, as Sebastiano Vigna gives it.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, end)))
  }

  mutating func isMet(_ share: Double) -> Bool { Double(number(below: 1_000)) < share * 1_000 }
}

/// Searches for the ratio nearest to the written one, to three decimals, that still meets a condition.
struct RatioSearch {
  let trial: WhyNotTrial
  let fact: Fact

  /// Returns the value with a nearer ratio; the same value where there is none, or none was written.
  ///
  /// - Throws: The solver's errors.
  func nearest(_ value: FactValue) throws -> FactValue {
    if case .points(let end) = value, case .container(let axis) = fact, trial.finder.container[axis] == nil {
      let root = trial.explanation.views.first?[axis].length?.doubleValue ?? 0
      return try .points(
        NearestNumber.whole(from: root.rounded(), reaching: end) { try trial.holds([fact: .points($0)]) })
    }
    guard case .parameters(let values) = value, let view = fact.view,
      let (name, ratio) = values.first(where: { $0.value.kind == .ratio }), case .ratio(let near?) = ratio,
      case .ratio(let far?) = trial.finder.tree[view].element[name]
    else { return value }
    func with(_ ratio: CGFloat) -> FactValue { .parameters(values.merging([name: .ratio(ratio)]) { $1 }) }
    return with(
      try NearestNumber.ratio(from: far, reaching: near) { try trial.holds([fact: with($0)]) })
  }
}
