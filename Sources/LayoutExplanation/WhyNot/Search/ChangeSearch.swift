import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Searches for the smallest change of one length that makes a question's conditions hold.
///
/// Walks from regime to regime. Inside one, the slack of a comparison is affine in the length, so its zero is
/// known exactly; where it jumps over zero, it does so between two regimes. Whether a text is truncated is
/// constant in a regime.
struct ChangeSearch {
  var explanation: LayoutExplanation
  /// The question.
  var question: ResolvedQuestion
  /// The question with equality relaxed to the number being at the bound or beyond.
  var oneSided: ResolvedQuestion
  /// The layouts at other values.
  var layouts: RelatedLayouts

  init(
    _ explanation: LayoutExplanation, _ question: ResolvedQuestion, oneSided: ResolvedQuestion,
    layouts: RelatedLayouts
  ) {
    (self.explanation, self.question, self.oneSided) = (explanation, question, oneSided)
    self.layouts = layouts
  }

  /// The greatest change of a length, in points.
  static let reach: Rational = 10_000
  /// The largest number of regimes that a search crosses in one direction.
  static let regimes = 6

  /// The result of changing one length.
  enum Finding {
    /// The conditions hold from this change on.
    case change(WhyNot.Change)
    /// The number jumps over the bound at this change, and is never equal to it.
    case leap(at: Rational)
  }

  /// Returns the smallest change of a length in either direction; `nil` where none was found.
  ///
  /// Goes beyond the layout's regime only where the conditions are known to hold at the end of the range.
  ///
  /// - Throws: The solver's errors.
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
    let line = InputLine(explanation: explanation, input: input, isGrowing: isGrowing, layouts: layouts)
    let furthest = furthest(line)
    guard furthest > 0 else { return nil }
    var walk = try line.walk(to: furthest)
    var leap: Rational?
    for _ in 0..<Self.regimes {
      guard let (regime, part) = try walk.next(), let slacks = slacks(in: regime) else { break }
      let start = part.lower?.value ?? 0
      if let place = firstZero(of: slacks, from: start, to: part.upper?.value),
        let change = try verified(line, place)
      {
        return .change(change)
      }
      // Equality is jumped over where the number is beyond the bound at once.
      if question.isEquality, leap == nil, sign(of: slacks, at: start) > 0 { leap = start }
      guard goesOn, walk.start != nil else { return leap.map { .leap(at: line.signed($0)) } }
    }
    if let leap { return .leap(at: line.signed(leap)) }
    return try (walk.start?.value ?? walk.stuck).flatMap { try farther(line, from: $0, furthest) }
  }

  /// Searches beyond many regimes: in growing steps until the conditions hold, and then by bisection.
  ///
  /// Each regime it meets is known as a whole, so the resulting change is exact.
  private func farther(_ line: InputLine, from start: Rational, _ furthest: Rational) throws -> Finding? {
    var low = start
    var step = max(1, start / 4)
    var high: Rational?
    while high == nil, low < furthest {
      let next = min(low + step, furthest)
      if try isThere(line, next) { high = next } else { low = next }
      step = step * 2
    }
    guard var high else { return nil }
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      guard let regime = try line.regime(at: middle) else { return nil }
      guard let slacks = slacks(in: regime) else {
        // A view is not shown there.
        guard let end = regime.interval.upper?.value, end > low, end <= high else { return nil }
        low = end
        if high - low < Self.hair { break }
        continue
      }
      let (lower, upper) = (regime.interval.lower?.value, regime.interval.upper?.value)
      if sign(of: slacks, at: middle) >= 0 {
        // The conditions have held since the last number reached its bound, or since the regime began.
        let meetings = slacks.compactMap(\.zero).filter { $0 <= middle }
        let since = (meetings + [lower].compactMap { $0 }).max() ?? middle
        high = max(low, since)
        if lower.map({ $0 < since }) ?? true { return try ending(line, high) }
      } else if let place = firstZero(of: slacks, from: middle, to: upper) {
        return try ending(line, place)
      } else {
        guard let upper else { return nil }
        low = upper
      }
      if high - low < Self.hair { break }
    }
    return try ending(line, high)
  }

  private func ending(_ line: InputLine, _ distance: Rational) throws -> Finding? {
    if let found = try verified(line, distance) { return .change(found) }
    return question.isEquality ? .leap(at: line.signed(distance)) : nil
  }

  private func isThere(_ line: InputLine, _ distance: Rational) throws -> Bool {
    guard let regime = try line.regime(at: distance), let slacks = slacks(in: regime) else { return false }
    return sign(of: slacks, at: distance) >= 0
  }

  /// Returns the slack of each condition along a regime's line; `nil` where a number is infinite.
  private func slacks(in regime: ParametricLayout) -> [AffineLength]? {
    let layout = LayoutInQuestion(tree: regime.tree, root: regime.root, container: regime.container)
    var slacks: [AffineLength] = []
    for condition in oneSided.conditions {
      if let form = layout.form(of: condition) {
        slacks.append(regime.line.cut(form))
      } else if let constant = layout.slack(of: condition) {
        slacks.append(AffineLength(constant))
      } else {
        return nil
      }
    }
    return slacks
  }

  /// Returns -1 where a number has not reached its bound, 0 where one just has, and 1 where all are beyond.
  private func sign(of slacks: [AffineLength], at distance: Rational) -> Int {
    slacks.map { $0.value(at: distance).signum() }.min() ?? 0
  }

  /// Returns the first place at which the question holds on a part of a regime; `nil` where it does not.
  private func firstZero(of slacks: [AffineLength], from start: Rational, to end: Rational?) -> Rational? {
    let sign = sign(of: slacks, at: start)
    if question.isEquality ? sign == 0 : sign >= 0 { return start }
    let places = slacks.compactMap(\.zero).filter { place in
      start < place && end.map { place <= $0 } ?? true && self.sign(of: slacks, at: place) >= 0
    }
    return places.min()
  }

  /// Returns a change only after a layout with it has met the conditions.
  private func verified(_ line: InputLine, _ distance: Rational) throws -> WhyNot.Change? {
    for (beyond, isOpen) in [(Rational(0), false), (Self.hair, true)] {
      guard let after = try line.regime(at: distance + beyond),
        // Contradictory limits are not recommended.
        after.tree.warnings.count <= explanation.tree.warnings.count,
        let slack = LayoutInQuestion(tree: after.tree, root: after.root, container: after.container)
          .slack(of: question),
        slack >= (question.isStrict ? 0 : -Self.tolerance)
      else { continue }
      return WhyNot.Change(
        input: line.input, from: explanation.number(of: line.input), amount: line.signed(distance),
        isLess: !line.isGrowing, isOpen: isOpen)
    }
    return nil
  }

  private static let hair = Rational(numerator: 1, denominator: 1 << 24)
  /// The tolerance at the bound: a length is written as a double, so a change by a third lands beside it.
  private static let tolerance = Rational(numerator: 1, denominator: 1_000_000)

  /// The length of the walk: up to `reach` where the input grows, else to the least length that it accepts.
  private func furthest(_ line: InputLine) -> Rational {
    guard !line.isGrowing else { return Self.reach }
    var least: Rational? = 0
    if case .written(let written) = line.input {
      let parameters = explanation.tree[written.view].element.parameters
      least = parameters.first { $0.name == written.parameter }.flatMap {
        Rational(exactly: $0.leastSensible)
      }
    }
    return least.map { max(0, explanation.number(of: line.input) - $0) } ?? Self.reach
  }
}
