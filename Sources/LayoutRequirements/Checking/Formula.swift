import LinearProgramming

/// What has to hold where a layout is affine in the running length: comparisons with zero, and what is made of them.
package indirect enum Formula: Hashable, Sendable {
  /// What does not depend on the length, and is no number.
  case fact(Bool)
  /// So many are missing, or too many; none where it is met.
  case missing(Int)
  /// The function is at least zero, or more.
  case atLeastZero(AffineLength, isStrict: Bool)
  /// All hold.
  case all([Formula])
  /// One holds at least.
  case any([Formula])
  /// The second holds wherever the first does.
  case implied(by: Formula, Formula)

  /// `a <= b`, or `a < b`; an infinite length compares as the largest number there is.
  static func isAtMost(_ a: LengthFunction, _ b: LengthFunction, isStrict: Bool = false) -> Formula {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .atLeastZero(b - a, isStrict: isStrict)
    case (.infinite, .infinite), (.negativeInfinite, .negativeInfinite): .fact(!isStrict)
    case (_, .infinite), (.negativeInfinite, _): .fact(true)
    case (.infinite, _), (_, .negativeInfinite): .fact(false)
    }
  }

  /// `a == b`.
  static func isEqual(_ a: LengthFunction, _ b: LengthFunction) -> Formula {
    .all([isAtMost(a, b), isAtMost(b, a)])
  }

  /// The lengths of an interval at which it holds.
  package func holding(in interval: ExactInterval) -> IntervalSet {
    switch self {
    case .fact(let isMet): return IntervalSet(isMet ? [interval] : [])
    case .missing(let count): return IntervalSet(count <= 0 ? [interval] : [])
    case .atLeastZero(let function, let isStrict):
      if function.slope.isZero {
        let isMet = isStrict ? function.constant > 0 : function.constant >= 0
        return IntervalSet(isMet ? [interval] : [])
      }
      var part = ExactInterval()
      part.formIntersection(constant: function.constant, slope: function.slope, isStrict: isStrict)
      return IntervalSet([part.intersection(interval)])
    case .all(let formulas):
      return formulas.reduce(IntervalSet([interval])) { $0.intersection($1.holding(in: interval)) }
    case .any(let formulas):
      return formulas.reduce(IntervalSet()) { $0.union($1.holding(in: interval)) }
    case .implied(let condition, let formula):
      return condition.holding(in: interval).missing(in: interval).union(formula.holding(in: interval))
    }
  }

  /// How far it is from failing at a length: negative where it fails, infinite where that is no number.
  package func slack(at length: Rational) -> Extended<Rational> {
    switch self {
    case .fact(let isMet): return isMet ? .infinite : .negativeInfinite
    case .missing(let count): return count <= 0 ? .infinite : .finite(Rational(-count))
    case .atLeastZero(let function, _): return .finite(function.value(at: length))
    case .all(let formulas): return formulas.map { $0.slack(at: length) }.min(by: Self.isLess) ?? .infinite
    case .any(let formulas):
      return formulas.map { $0.slack(at: length) }.max(by: Self.isLess) ?? .negativeInfinite
    case .implied(let condition, let formula):
      let isAsked = condition.holding(in: ExactInterval(length...length)).contains(length)
      return isAsked ? formula.slack(at: length) : .infinite
    }
  }

  /// The length of an interval in which it fails at which it does so by the most, and by how much.
  ///
  /// Between the crossings of its functions the slack is affine: it is least at one of these, or at an end.
  package func worst(in interval: ExactInterval) -> (length: Rational, slack: Extended<Rational>) {
    let (lower, upper) = (interval.lower?.value ?? 0, interval.upper?.value ?? interval.lower?.value ?? 0)
    let functions = functions
    var lengths = [lower]
    for (place, one) in functions.enumerated() {
      if let zero = one.zero, lower < zero, zero < upper { lengths.append(zero) }
      for other in functions.dropFirst(place + 1) {
        if let zero = (one - other).zero, lower < zero, zero < upper { lengths.append(zero) }
      }
    }
    lengths.append(upper)
    var worst = (length: lower, slack: Extended<Rational>.infinite)
    for length in lengths {
      // An open end is the limit of what is inside, where a condition holds though it need not at the end itself.
      let formula = interval.contains(length) ? self : unconditional
      let slack = formula.slack(at: length)
      if Self.isLess(slack, worst.slack) { worst = (length, slack) }
    }
    return worst
  }

  /// What is required where the conditions hold.
  private var unconditional: Formula {
    switch self {
    case .implied(_, let formula): formula.unconditional
    case .all(let formulas): .all(formulas.map(\.unconditional))
    case .any(let formulas): .any(formulas.map(\.unconditional))
    case .fact, .missing, .atLeastZero: self
    }
  }

  private var functions: [AffineLength] {
    switch self {
    case .fact, .missing: []
    case .atLeastZero(let function, _): [function]
    case .all(let formulas), .any(let formulas): formulas.flatMap(\.functions)
    case .implied(_, let formula): formula.functions
    }
  }

  static func isLess(_ a: Extended<Rational>, _ b: Extended<Rational>) -> Bool {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): a < b
    case (.negativeInfinite, .negativeInfinite), (.infinite, _), (_, .negativeInfinite): false
    case (.negativeInfinite, _), (_, .infinite): true
    }
  }
}
