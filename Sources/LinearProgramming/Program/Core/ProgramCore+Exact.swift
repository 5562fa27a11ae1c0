extension ProgramCore {
  /// Finds the exact optimum and checks a claim about it, in one pass over the rows.
  ///
  /// - Throws: The first row that shows the claim to be wrong.
  internal func prove(
    _ claim: some Claim
  ) throws(CertificateFault) -> (values: [Rational], activeSet: ActiveSet) {
    guard claim.count == count else { throw CertificateFault(.wrongCount(claim.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    var entries: [ActiveSet.Entry] = []
    entries.reserveCapacity(count)
    var outlook = Outlook()
    for index in 0..<count {
      if let parameter = statements[index].parameter {
        try claim.check(parameter: index, parameter)
        values.append(parameter)
        entries.append(.parameter)
        continue
      }
      try outlook.turn(to: index, in: self, values)
      try claim.check(outlook)
      values.append(outlook.value)
      entries.append(outlook.entry)
    }
    return (values, ActiveSet(entries: entries))
  }

  /// Extends an optimum that is known for the first variables by forward evaluation.
  ///
  /// Each variable is at its preference, or at the bound that blocks it.
  ///
  /// It stops after the first value with more binary digits than allowed, as each operation on it takes too
  /// long.
  ///
  /// - Throws: A bound that contradicts another one.
  internal func evaluate(
    _ values: inout [Rational], _ entries: inout [ActiveSet.Entry], greatestBitCount: Int
  ) throws(CertificateFault) {
    var outlook = Outlook()
    for index in values.count..<count {
      if let parameter = statements[index].parameter {
        values.append(parameter)
        entries.append(.parameter)
        continue
      }
      try outlook.turn(to: index, in: self, values)
      values.append(outlook.value)
      entries.append(outlook.entry)
      if outlook.value.bitCount > greatestBitCount { return }
    }
  }

  /// Returns the values of entries by substitution alone.
  internal func exactValues(_ entries: [ActiveSet.Entry]) throws(CertificateFault) -> [Rational] {
    guard entries.count == count else { throw CertificateFault(.wrongCount(entries.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let row = try activeRow(entries[index], index)
      values.append(row.map { tightValue($0, values) } ?? statements[index].parameter ?? 0)
    }
    return values
  }

  /// Returns the row that determines a variable; `nil` for a parameter.
  internal func activeRow(_ entry: ActiveSet.Entry, _ index: Int) throws(CertificateFault) -> Row? {
    if statements[index].parameter != nil {
      guard entry == .parameter else { throw CertificateFault(.parameterChanged, index) }
      return nil
    }
    return try blocker(of: entry, index).map { rows[$0] } ?? preference(index)
  }

  /// Returns the index of an entry's blocking requirement among the rows; `nil` if the preference is met.
  internal func blocker(of entry: ActiveSet.Entry, _ index: Int) throws(CertificateFault) -> Int? {
    if statements[index].preference < 0 || entry == .parameter {
      throw CertificateFault(.notAParameter, index)
    }
    guard let (offset, isBelow) = entry.blocker else { return nil }
    guard let row = requirement(offset, of: index) else {
      throw CertificateFault(.unknownRequirement(offset), index)
    }
    if rows[row].isLower != isBelow { throw CertificateFault(.wrongSide(offset), index) }
    return row
  }
}
