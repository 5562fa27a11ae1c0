import LinearProgramming

/// The sizes at which edits are tried before anything is proven of them.
struct RepairSizes {
  /// Where the requirement fails by the most.
  let worst: Rational
  /// Sizes at which it must hold; more are added where an edit turns out not to be enough.
  var all: [Rational]
  /// Sizes at which it fails, those that say most first.
  let failing: [Rational]
  /// Sizes at which it held: there, nothing should change.
  let sound: [Rational]

  /// How many intervals are looked at by themselves.
  private static let mostIntervals = 4
  /// How many sizes of either kind are compared with what was before.
  private static let mostCompared = 3

  init(of verdict: RequirementVerdict, worst: Rational, over range: ClosedRange<Rational>) {
    func sizes(of interval: ExactInterval) -> [Rational] {
      guard let lower = interval.lower, let upper = interval.upper else { return [] }
      if interval.isPoint { return [lower.value] }
      let ends = [lower, upper].filter(\.isIncluded).map(\.value)
      return [interval.inside] + ends
    }
    self.worst = worst
    let inFailing = verdict.failing.prefix(Self.mostIntervals).flatMap(sizes)
    failing = Array(([worst] + inFailing).uniqued.prefix(Self.mostCompared))
    all = ([worst] + inFailing + [range.lowerBound, range.upperBound]).uniqued
    let held = IntervalSet(verdict.failing).missing(in: ExactInterval(range)).intervals
    sound = Array(held.flatMap { sizes(of: $0).prefix(1) }.prefix(Self.mostCompared))
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
