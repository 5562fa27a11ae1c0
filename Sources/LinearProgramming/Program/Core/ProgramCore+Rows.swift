extension ProgramCore {
  /// Returns the preference row of a variable; `nil` if none is stated.
  internal func preference(_ variable: Int) -> Row? {
    let index = statements[variable].preference
    return index < 0 ? nil : rows[Int(index)]
  }

  /// Returns the indices of a variable's requirements among the rows, in the order in which they were stated.
  internal func requirements(_ variable: Int) -> Requirements {
    Requirements(rows: rows, row: statements[variable].firstRequirement)
  }

  /// Returns the index of one of a variable's requirements among the rows; `nil` if it does not exist.
  internal func requirement(_ index: Int, of variable: Int) -> Int? {
    guard index >= 0, index < statements[variable].requirementCount else { return nil }
    var row = statements[variable].firstRequirement
    for _ in 0..<index { row = rows[Int(row)].next }
    return Int(row)
  }

  internal struct Requirements: Sequence, IteratorProtocol {
    fileprivate let rows: [Row]
    fileprivate var row: Int32

    internal mutating func next() -> Int? {
      guard row >= 0 else { return nil }
      defer { row = rows[Int(row)].next }
      return Int(row)
    }
  }

  /// Returns the terms of a row, with the newest variable's last.
  internal func terms(_ row: Row) -> ArraySlice<Term> { terms[Int(row.first)..<Int(row.end)] }

  /// Returns the coefficient of a row's newest variable.
  internal func scale(_ row: Row) -> Rational { terms[Int(row.end) - 1].coefficient }

  /// Returns the relation of a row.
  internal func relation(_ row: Row) -> Relation {
    Relation(LinearExpression(constant: row.constant, sortedTerms: Array(terms(row))), row.sense)
  }

  /// Returns the value of the newest variable at which a row is an equation, given exact values of earlier
  /// variables.
  @inline(__always)
  internal func tightValue(_ row: Row, _ values: [Rational]) -> Rational {
    tightSum(row, values, from: row.constant)
  }

  /// Returns the derivative of that value, given the derivatives of earlier variables.
  internal func tightDerivative(_ row: Row, _ derivatives: [Rational]) -> Rational {
    tightSum(row, derivatives, from: 0)
  }

  @inline(__always)
  private func tightSum(_ row: Row, _ values: [Rational], from constant: Rational) -> Rational {
    var sum = constant
    let last = Int(row.end) - 1
    for index in Int(row.first)..<last {
      let term = terms[index]
      if term.coefficient.isOne {
        sum += values[term.variable.index]
      } else if term.coefficient.isMinusOne {
        sum -= values[term.variable.index]
      } else {
        sum += term.coefficient * values[term.variable.index]
      }
    }
    let scale = terms[last].coefficient
    return scale.isOne ? -sum : sum / -scale
  }
}
