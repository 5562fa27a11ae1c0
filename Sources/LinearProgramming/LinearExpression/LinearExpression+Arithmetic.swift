extension LinearExpression {
  /// The sum of two expressions.
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    var sum = lhs
    sum.add(rhs, times: 1)
    return sum
  }

  /// The difference of two expressions.
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  /// The expression with all signs changed.
  public static prefix func - (operand: LinearExpression) -> LinearExpression {
    LinearExpression(
      constant: -operand.constant,
      sortedTerms: operand.terms.map { Term($0.variable, -$0.coefficient) }
    )
  }

  /// The expression scaled by a number.
  public static func * (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    if lhs.isZero { return 0 }
    if lhs == 1 { return rhs }
    return LinearExpression(
      constant: lhs * rhs.constant,
      sortedTerms: rhs.terms.map { Term($0.variable, lhs * $0.coefficient) }
    )
  }

  /// The expression scaled by a number.
  public static func * (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    rhs * lhs
  }

  /// The expression divided by a number.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func / (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    (1 / rhs) * lhs
  }

  /// Adds an expression.
  public static func += (lhs: inout LinearExpression, rhs: LinearExpression) {
    lhs.add(rhs, times: 1)
  }

  /// Subtracts an expression.
  public static func -= (lhs: inout LinearExpression, rhs: LinearExpression) {
    lhs.add(rhs, times: -1)
  }

  /// Adds a multiple of an expression.
  internal mutating func add(_ other: LinearExpression, times factor: Rational) {
    if factor.isZero { return }
    if !other.constant.isZero { constant += factor == 1 ? other.constant : factor * other.constant }
    switch other.terms.count {
    case 0: return
    case 1: add(other.terms[0].variable, times: factor * other.terms[0].coefficient)
    default: merge(other.terms, times: factor)
    }
  }

  /// Adds a multiple of a variable, in place: no second list is made for it.
  internal mutating func add(_ variable: Variable, times factor: Rational) {
    // Rules are written with new variables most of the time, so look from the end.
    var place = terms.count
    while place > 0, terms[place - 1].variable > variable { place -= 1 }
    if place > 0, terms[place - 1].variable == variable {
      let sum = terms[place - 1].coefficient + factor
      if sum.isZero {
        terms.remove(at: place - 1)
      } else {
        terms[place - 1] = Term(variable, sum)
      }
    } else if !factor.isZero {
      terms.insert(Term(variable, factor), at: place)
    }
  }

  /// Merges a multiple of a sorted list into the own one.
  private mutating func merge(_ others: [Term], times factor: Rational) {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + others.count)
    var own = 0
    for term in others {
      while own < terms.count, terms[own].variable < term.variable {
        merged.append(terms[own])
        own += 1
      }
      let scaled = factor == 1 ? term.coefficient : factor * term.coefficient
      if own < terms.count, terms[own].variable == term.variable {
        let sum = terms[own].coefficient + scaled
        own += 1
        if !sum.isZero { merged.append(Term(term.variable, sum)) }
      } else {
        merged.append(Term(term.variable, scaled))
      }
    }
    merged.append(contentsOf: terms[own...])
    terms = merged
  }
}
