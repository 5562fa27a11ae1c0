import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Looks for the smallest change of one length that makes a comparison hold.
///
/// Walks from regime to regime: inside one the number is affine in the length, so where it comes to the bound is
/// known exactly; where it leaps over it, it does so between two regimes.
struct ChangeSearch {
  var explanation: LayoutExplanation
  var view: LayoutTree.Index
  var question: WhyNotQuestion
  /// The number as it is.
  var value: Rational

  /// The furthest a length is changed, in points.
  static let reach: Rational = 10_000
  /// How many regimes a search crosses at most in one direction.
  static let regimes = 6

  /// What one length can do.
  enum Finding {
    /// It holds from this change on.
    case change(WhyNot.Change)
    /// The number leaps over the bound at this change, and is never equal to it.
    case leap(at: Rational)
  }

  /// The smallest change of a length in either direction; `nil` where none was found.
  ///
  /// Goes beyond the regime that the layout is in only where it is known to be so at the end of the way.
  /// Throws what the solver throws.
  func finding(_ input: PriceInput, isSoWhenLarge: Bool, isSoWhenSmall: Bool) throws -> Finding? {
    let ways = try [true, false].compactMap { isGrowing in
      try way(input, isGrowing: isGrowing, goesOn: isGrowing ? isSoWhenLarge : isSoWhenSmall)
    }
    let changes = ways.compactMap { way -> WhyNot.Change? in
      if case .change(let change) = way { return change }
      return nil
    }
    if let least = changes.min(by: { $0.amount.magnitude < $1.amount.magnitude }) { return .change(least) }
    return ways.first
  }

  private func way(_ input: PriceInput, isGrowing: Bool, goesOn: Bool) throws -> Finding? {
    let furthest = furthest(input, isGrowing: isGrowing)
    var change: Rational = 0
    var leap: Rational?
    for _ in 0..<Self.regimes {
      guard let regime = try regime(of: input, from: change, isGrowing: isGrowing) else { break }
      if let distance = regime.distance(to: question, sign: wanted), change + distance <= furthest,
        let found = try verified(input, change + distance, isGrowing)
      {
        return .change(found)
      }
      // Equality is leapt over where the number is beyond the bound at once.
      if question.comparison == .equal, leap == nil, regime.isBeyond(question, sign: wanted) { leap = change }
      guard goesOn, let length = regime.length, change + length < furthest else {
        return leap.map { .leap(at: signed($0, isGrowing)) }
      }
      change = change + length
    }
    if let leap { return .leap(at: signed(leap, isGrowing)) }
    return try farther(input, from: change, furthest, isGrowing)
  }

  /// Beyond many regimes: goes on in growing steps until it is so, and then halves the way back.
  ///
  /// Of each regime that it comes upon the whole is known, so the change that it ends with is exact.
  private func farther(
    _ input: PriceInput, from start: Rational, _ furthest: Rational, _ isGrowing: Bool
  ) throws -> Finding? {
    var low = start
    var step = max(1, start / 4)
    var high: Rational?
    while high == nil, low < furthest {
      let next = min(low + step, furthest)
      if try isThere(input, next, isGrowing) { high = next } else { low = next }
      step = step * 2
    }
    guard var high else { return nil }
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      guard let regime = try regime(of: input, around: middle, isGrowing: isGrowing) else { return nil }
      if regime.isThere(question, sign: wanted) {
        high = max(low, middle - regime.back(to: question))
        if regime.back(to: question) < (regime.before ?? high) || regime.before == nil {
          return try ending(input, high, isGrowing)
        }
      } else if let distance = regime.distance(to: question, sign: wanted) {
        return try ending(input, middle + distance, isGrowing)
      } else {
        guard let length = regime.length else { return nil }
        low = middle + length
      }
      if high - low < Self.hair { break }
    }
    return try ending(input, high, isGrowing)
  }

  private func ending(
    _ input: PriceInput, _ distance: Rational, _ isGrowing: Bool
  ) throws -> Finding? {
    if let found = try verified(input, distance, isGrowing) { return .change(found) }
    return question.comparison == .equal ? .leap(at: signed(distance, isGrowing)) : nil
  }

  private func isThere(_ input: PriceInput, _ distance: Rational, _ isGrowing: Bool) throws -> Bool {
    guard let after = try moved(input, by: signed(distance, isGrowing)),
      let number = question.form(of: view, in: after.root)?.value(at: after.container)
    else { return false }
    return (question.bound - number).signum() * wanted <= 0
  }

  /// Whether the number has to grow.
  private var wanted: Int { value < question.bound ? 1 : -1 }

  /// Only what was laid out with the change, and is so then, is told.
  private func verified(_ input: PriceInput, _ distance: Rational, _ isGrowing: Bool) throws -> WhyNot.Change?
  {
    for (beyond, isOpen) in [(Rational(0), false), (Self.hair, true)] {
      guard let after = try moved(input, by: signed(distance + beyond, isGrowing)),
        // Limits that contradict each other are nothing to recommend.
        after.result.warnings.count <= explanation.solution.result.warnings.count,
        let number = question.form(of: view, in: after.root)?.value(at: after.container),
        question.holds(number) || (number - question.bound).magnitude <= Self.tolerance
      else { continue }
      return WhyNot.Change(
        input: input, from: explanation.number(of: input), amount: signed(distance, isGrowing),
        isLess: !isGrowing, isOpen: isOpen)
    }
    return nil
  }

  private static let hair = Rational(numerator: 1, denominator: 1 << 24)
  /// A length is written as a double, so a change by a third lands beside the bound.
  private static let tolerance = Rational(numerator: 1, denominator: 1_000_000)

  /// The layout with a length changed; `nil` where there is none.
  private func moved(_ input: PriceInput, by change: Rational) throws -> ConstraintSolution? {
    try nilUnlessLaidOut { try explanation.moved(input, by: change) }
  }

  private func signed(_ value: Rational, _ isGrowing: Bool) -> Rational { isGrowing ? value : -value }

  /// How far a length may go: to the least that its parameter accepts, and a container to nothing.
  private func furthest(_ input: PriceInput, isGrowing: Bool) -> Rational {
    guard !isGrowing else { return Self.reach }
    var least: Rational? = 0
    if case .written(let written) = input {
      let parameters = explanation.tree[written.view].element.parameters
      least = parameters.first { $0.name == written.parameter }.flatMap {
        Rational(exactly: $0.accepts.lower)
      }
    }
    return least.map { max(0, explanation.number(of: input) - $0) } ?? Self.reach
  }

  /// The stretch of a length in which nothing but lengths changes.
  private struct Regime {
    /// The number at the beginning, on this regime's own line.
    var start: Rational
    /// How much it grows for each point on the way.
    var slope: Rational
    /// How far the regime reaches; `nil` is for ever.
    var length: Rational?
    /// How far it reaches back; `nil` is for ever.
    var before: Rational? = 0

    /// How far on the question holds; `sign` is the direction in which the number has to go.
    func distance(to question: WhyNotQuestion, sign: Int) -> Rational? {
      let gap = question.bound - start
      let isThere = question.comparison == .equal ? gap.isZero : gap.signum() * sign <= 0
      if isThere { return 0 }
      guard !slope.isZero, (gap / slope).signum() > 0 else { return nil }
      let distance = gap / slope
      return length.map { distance <= $0 } ?? true ? distance : nil
    }

    /// Whether the number has come to the bound, or gone beyond, at the beginning.
    func isThere(_ question: WhyNotQuestion, sign: Int) -> Bool {
      (question.bound - start).signum() * sign <= 0
    }

    /// How far back the number has been so, inside the regime.
    func back(to question: WhyNotQuestion) -> Rational {
      let distance = slope.isZero ? nil : (start - question.bound) / slope
      let inside = distance.flatMap { $0.signum() >= 0 ? $0 : nil }
      if let inside, let before { return min(inside, before) }
      return inside ?? before ?? 0
    }

    /// Whether the number begins beyond the bound.
    func isBeyond(_ question: WhyNotQuestion, sign: Int) -> Bool {
      (question.bound - start).signum() == -sign
    }
  }

  /// The regime at a change, whose beginning may lie before it.
  private func regime(of input: PriceInput, around change: Rational, isGrowing: Bool) throws -> Regime? {
    guard let solution = try moved(input, by: signed(change, isGrowing)),
      let form = question.form(of: view, in: solution.root)
    else { return nil }
    func length(_ isGrowing: Bool) -> Rational? {
      explanation.range(of: input, in: solution.root, at: solution.container, isGrowing: isGrowing).length
    }
    return Regime(
      start: form.value(at: solution.container),
      slope: isGrowing ? input.slope(of: form) : -input.slope(of: form),
      length: length(isGrowing), before: length(!isGrowing))
  }

  /// The regime that an input meets as it goes on from a change.
  private func regime(of input: PriceInput, from change: Rational, isGrowing: Bool) throws -> Regime? {
    for exponent in [0, 10, 20, 30] where exponent > 0 || change.isZero {
      let ahead = exponent == 0 ? 0 : Rational(numerator: 1, denominator: 1 << exponent)
      let solution: ConstraintSolution
      if exponent == 0 {
        solution = explanation.solution
      } else if let moved = try moved(input, by: signed(change + ahead, isGrowing)) {
        solution = moved
      } else {
        return nil
      }
      let onward = explanation.range(
        of: input, in: solution.root, at: solution.container, isGrowing: isGrowing)
      if exponent == 0 && onward.length == 0 { continue }
      let back = explanation.range(
        of: input, in: solution.root, at: solution.container, isGrowing: !isGrowing)
      guard back.length.map({ $0 >= ahead }) ?? true,
        let form = question.form(of: view, in: solution.root)
      else { continue }
      let slope = isGrowing ? input.slope(of: form) : -input.slope(of: form)
      return Regime(
        start: form.value(at: solution.container) - slope * ahead, slope: slope,
        length: onward.length.map { $0 + ahead })
    }
    return nil
  }
}

extension LayoutExplanation {
  /// A length as it is, in points.
  func number(of input: PriceInput) -> Rational {
    switch input {
    case .container(let axis): solution.container[axis]?.number ?? 0
    case .written(let input):
      tree[input.view].element.length(input.parameter).flatMap { Rational(exactly: Double($0)) } ?? 0
    }
  }
}
