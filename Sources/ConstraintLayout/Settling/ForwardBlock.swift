import ElementTree
import LinearProgramming

/// The optimum of a block of which no program is kept: by the theorem a length is known as soon as it is stated, and is put
/// in as an expression of the block's parameters.
///
/// It is of use only where a solver has found the same active set optimal for the same matrix.
struct ForwardBlock {
  /// The value of each parameter.
  private(set) var parameters: [Rational] = []
  /// What must not be negative for every preference to stay met or blocked as it is.
  private(set) var conditions: [(expression: LinearExpression, border: Border)] = []
  /// Whether bounds contradict each other, or numbers grow too long: what is wrong is said where a program is kept.
  private(set) var isFaulty = false

  /// Adds a parameter, and returns the variable that stands for it.
  mutating func add(parameter value: Rational) -> Variable {
    parameters.append(value)
    return Variable(index: parameters.count - 1)
  }

  /// The exact value of an expression of parameters.
  func value(of expression: LinearExpression) -> Rational {
    expression.value { parameters[$0.index] }
  }

  /// The length that is stated: its preference, or the bound that blocks it, whose place comes with it.
  ///
  /// Of what comes to the same value, the one that does so for larger parameters too: most ties are at proposals of zero,
  /// and a regime that ends there would be of no use to any other proposal.
  mutating func optimum(
    of statement: Statement
  ) -> (length: LinearExpression, blocker: (requirement: Int, isBelow: Bool)?) {
    let wish = statement.count == 1 ? statement.target : statement.target / Rational(statement.count)
    if statement.limits.isEmpty { return (wish, nil) }
    var (length, value) = (wish, value(of: wish))
    var blocker: (requirement: Int, isBelow: Bool)?
    var bounds: [Rational] = []
    bounds.reserveCapacity(statement.limits.count)
    for (place, limit) in statement.limits.enumerated() {
      let bound = self.value(of: limit.expression)
      bounds.append(bound)
      let isTighter = limit.isLower ? bound > value : bound < value
      if isTighter || bound == value && grows(limit.expression, past: length, isLower: limit.isLower) {
        (length, value) = (limit.expression, bound)
        blocker = (place, limit.isLower)
      }
    }
    if value.bitCount > BlockSettler.greatestBitCount { isFaulty = true }
    if blocker != nil, bounds.count > 1 {
      for (bound, limit) in zip(bounds, statement.limits) where limit.isLower ? value < bound : value > bound
      {
        isFaulty = true
      }
    }
    addConditions(statement, wish, length, blocker)
    return (length, blocker)
  }

  /// Whether a bound that a length just touches is the tighter one as soon as all parameters grow.
  private func grows(_ bound: LinearExpression, past length: LinearExpression, isLower: Bool) -> Bool {
    func slope(_ expression: LinearExpression) -> Rational {
      expression.terms.reduce(0) { $0 + $1.coefficient }
    }
    return isLower ? slope(bound) > slope(length) : slope(bound) < slope(length)
  }

  private mutating func addConditions(
    _ statement: Statement, _ wish: LinearExpression, _ length: LinearExpression,
    _ blocker: (requirement: Int, isBelow: Bool)?
  ) {
    func add(_ other: LinearExpression, isBelow: Bool, _ border: @autoclosure () -> Border) {
      let difference = isBelow ? length - other : other - length
      // What depends on no parameter holds as long as the block does.
      guard difference.newestVariable != nil else { return }
      conditions.append((difference, border()))
    }
    guard let blocker else {
      for limit in statement.limits {
        add(
          limit.expression, isBelow: limit.isLower,
          .reaches(wish: statement.wish, bound: statement.reason(limit)))
      }
      return
    }
    let blocking = statement.reason(statement.limits[blocker.requirement])
    add(wish, isBelow: blocker.isBelow, .leaves(bound: blocking, wish: statement.wish))
    for (place, limit) in statement.limits.enumerated() where place != blocker.requirement {
      add(
        limit.expression, isBelow: limit.isLower,
        .passes(from: blocking, to: statement.reason(limit)))
    }
  }
}
