extension ProgramCore {
  /// The row that a variable prefers; `nil` where none is stated.
  internal func preference(_ variable: Int) -> Row? {
    let place = statements[variable].preference
    return place < 0 ? nil : rows[Int(place)]
  }

  /// The places of a variable's requirements among the rows, in the order in which they were stated.
  internal func requirements(_ variable: Int) -> Requirements {
    Requirements(rows: rows, place: statements[variable].firstRequirement)
  }

  /// The place of one of a variable's requirements among the rows; `nil` where it has not so many.
  internal func requirement(_ place: Int, of variable: Int) -> Int? {
    guard place >= 0, place < statements[variable].requirementCount else { return nil }
    var row = statements[variable].firstRequirement
    for _ in 0..<place { row = rows[Int(row)].next }
    return Int(row)
  }

  internal struct Requirements: Sequence, IteratorProtocol {
    fileprivate let rows: [Row]
    fileprivate var place: Int32

    internal mutating func next() -> Int? {
      guard place >= 0 else { return nil }
      defer { place = rows[Int(place)].next }
      return Int(place)
    }
  }

  /// A row as it is read from outside.
  internal func statedRow(_ place: Int) -> StatedRow {
    let row = rows[place]
    return StatedRow(relation: relation(row), isLowerBound: row.isLower, reason: row.reason)
  }

  /// The terms of a row, the newest variable's last.
  internal func terms(_ row: Row) -> ArraySlice<Term> { terms[Int(row.first)..<Int(row.end)] }

  /// The coefficient of a row's newest variable.
  internal func scale(_ row: Row) -> Rational { terms[Int(row.end) - 1].coefficient }

  /// The relation that a row stands for.
  internal func relation(_ row: Row) -> Relation {
    Relation(LinearExpression(constant: row.constant, sortedTerms: Array(terms(row))), row.sense)
  }

  /// The value of the newest variable at which a row is an equation, for exact earlier values.
  @inline(__always)
  internal func tightValue(_ row: Row, _ values: [Rational]) -> Rational {
    tightSum(row, values, from: row.constant)
  }

  /// How much that value grows, for the growth of each earlier value.
  internal func tightSlope(_ row: Row, _ slopes: [Rational]) -> Rational { tightSum(row, slopes, from: 0) }

  @inline(__always)
  private func tightSum(_ row: Row, _ values: [Rational], from constant: Rational) -> Rational {
    var sum = constant
    let last = Int(row.end) - 1
    for place in Int(row.first)..<last {
      let term = terms[place]
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

  /// The same in floating-point numbers.
  internal func tightValue(_ row: Row, _ values: [Double]) -> Double {
    var sum = row.constant.doubleValue
    let last = Int(row.end) - 1
    for place in Int(row.first)..<last {
      sum += terms[place].coefficient.doubleValue * values[terms[place].variable.index]
    }
    return -sum / terms[last].coefficient.doubleValue
  }
}
