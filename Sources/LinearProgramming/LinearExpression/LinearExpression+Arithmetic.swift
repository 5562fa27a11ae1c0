extension LinearExpression {
  /// Returns the sum of two expressions.
  @usableFromInline package static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    combined(lhs, rhs, times: 1)
  }

  /// Returns the difference of two expressions.
  package static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    combined(lhs, rhs, times: -1)
  }

  /// Returns the negated expression.
  package static prefix func - (operand: LinearExpression) -> LinearExpression {
    operand.scaled(by: -1)
  }

  /// Returns an expression multiplied by a number.
  package static func * (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    if lhs.isZero { return 0 }
    return lhs.isOne ? rhs : rhs.scaled(by: lhs)
  }

  /// Returns an expression multiplied by a number.
  @usableFromInline package static func * (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    rhs * lhs
  }

  /// Returns the expression divided by a number.
  ///
  /// - Precondition: `rhs` is not zero.
  package static func / (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    (1 / rhs) * lhs
  }

  /// Returns the sum of any number of expressions.
  package static func sum(_ expressions: some Sequence<LinearExpression>) -> LinearExpression {
    var (constant, terms, length): (Rational, [Term], Int) = (0, [], 0)
    var isSorted = true
    for expression in expressions {
      if !expression.constant.isZero { constant += expression.constant }
      if let last = terms.last, let next = expression.terms.first, last.variable >= next.variable {
        isSorted = false
      }
      terms += expression.terms
      length += expression.length
    }
    return LinearExpression(
      constant: constant, sortedTerms: isSorted ? terms : merged(terms), length: length)
  }

  private func scaled(by factor: Rational) -> LinearExpression {
    if isConstant { return LinearExpression(factor * constant) }
    let first = Term(storage.first.variable, factor * storage.first.coefficient)
    return LinearExpression(
      storage: Storage(
        factor * constant, first: first, rest: Self.scaled(storage.rest, by: factor),
        hasNoTerms: storage.hasNoTerms, length: storage.length))
  }

  private static func scaled(_ terms: [Term], by factor: Rational) -> [Term] {
    // An empty array is returned as it is, without an allocation.
    terms.isEmpty ? terms : terms.map { Term($0.variable, factor * $0.coefficient) }
  }

  private static func combined(
    _ a: LinearExpression, _ b: LinearExpression, times factor: Rational
  ) -> LinearExpression {
    let scaled = b.constant.isZero ? b.constant : factor * b.constant
    let constant = a.constant.isZero ? scaled : scaled.isZero ? a.constant : a.constant + scaled
    if scaled.isZero, b.isConstant { return a }
    if a.constant.isZero, factor.isOne, a.isConstant { return b }
    let length = a.storage.length + b.storage.length
    let storage: Storage
    if b.storage.hasNoTerms {
      storage = Storage(
        constant, first: a.storage.first, rest: a.storage.rest, hasNoTerms: a.storage.hasNoTerms,
        length: length)
    } else if a.storage.hasNoTerms {
      storage = Storage(
        constant, first: Term(b.storage.first.variable, factor * b.storage.first.coefficient),
        rest: Self.scaled(b.storage.rest, by: factor), hasNoTerms: false, length: length)
    } else if a.storage.rest.isEmpty, b.storage.rest.isEmpty,
      a.storage.first.variable == b.storage.first.variable
    {
      // One and the same variable on both sides, the usual case, needs no array.
      let sum = a.storage.first.coefficient + factor * b.storage.first.coefficient
      storage = Storage(
        constant, first: Term(a.storage.first.variable, sum), rest: [], hasNoTerms: sum.isZero,
        length: length)
    } else {
      var terms = merged(a.terms, b.terms, times: factor)
      let first = terms.isEmpty ? Term(Variable(index: -1), 0) : terms.removeFirst()
      storage = Storage(
        constant, first: first, rest: terms, hasNoTerms: first.coefficient.isZero, length: length)
    }
    return LinearExpression(storage: storage)
  }

  /// Returns the sum of a sorted list of terms and a multiple of another one.
  private static func merged(_ a: Terms, _ b: Terms, times factor: Rational) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(a.count + b.count)
    var own = 0
    let count = a.count
    for term in b {
      while own < count, a[own].variable < term.variable {
        merged.append(a[own])
        own += 1
      }
      let scaled = factor.isOne ? term.coefficient : factor * term.coefficient
      if own < count, a[own].variable == term.variable {
        let sum = a[own].coefficient + scaled
        own += 1
        if !sum.isZero { merged.append(Term(term.variable, sum)) }
      } else {
        merged.append(Term(term.variable, scaled))
      }
    }
    merged.append(contentsOf: a[own...])
    return merged
  }
}
