extension ProgramCore.Row {
  /// The value of the newest variable at which the relation is an equation, for exact earlier values.
  @inline(__always)
  internal func tightValue(_ values: [Rational]) -> Rational {
    let terms = relation.expression.terms
    var sum = relation.expression.constant
    let last = terms.count - 1
    for place in 0..<last {
      sum += terms[place].coefficient * values[terms[place].variable.index]
    }
    let scale = terms[last].coefficient
    return scale == 1 ? -sum : sum / -scale
  }

  /// The same in floating-point numbers.
  internal func tightValue(_ values: [Double]) -> Double {
    let terms = relation.expression.terms
    var sum = relation.expression.constant.doubleValue
    let last = terms.count - 1
    for place in 0..<last {
      sum += terms[place].coefficient.doubleValue * values[terms[place].variable.index]
    }
    return -sum / terms[last].coefficient.doubleValue
  }
}

extension ProgramCore {
  /// Each variable at its preference or at its tightest bound, found in order, in floating-point numbers.
  ///
  /// Good for a basis to start at; never given out as an answer.
  internal func forwardEntries() -> [ActiveSet.Entry] {
    var values = [Double](repeating: 0, count: count)
    var entries: [ActiveSet.Entry] = []
    entries.reserveCapacity(count)
    for index in statements.indices {
      let statement = statements[index]
      if let parameter = statement.parameter {
        values[index] = parameter.doubleValue
        entries.append(.parameter)
        continue
      }
      guard let preference = statement.preference else {
        entries.append(.met(ties: []))
        continue
      }
      var value = preference.tightValue(values)
      var entry = ActiveSet.Entry.met(ties: [])
      for (place, row) in statement.requirements.enumerated() {
        let bound = row.tightValue(values)
        if row.isLower, bound > value {
          value = bound
          entry = .blockedBelow(by: place, ties: [])
        } else if !row.isLower, bound < value {
          value = bound
          entry = .blockedAbove(by: place, ties: [])
        }
      }
      values[index] = value
      entries.append(entry)
    }
    return entries
  }
}
