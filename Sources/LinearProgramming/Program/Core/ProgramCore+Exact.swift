extension ProgramCore {
  /// Finds the exact optimum and proves that it is what is claimed, in one pass over the rows.
  ///
  /// - Throws: the first row that shows the claim to be wrong.
  internal func prove(
    _ claim: some Claim
  ) throws(CertificateFault) -> (values: [Rational], activeSet: ActiveSet) {
    guard claim.count == count else { throw CertificateFault(.wrongCount(claim.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    var entries: [ActiveSet.Entry] = []
    entries.reserveCapacity(count)
    var repairs = 0
    var outlook = Outlook()
    for index in 0..<count {
      if let parameter = statements[index].parameter {
        try claim.check(parameter: index, parameter)
        values.append(parameter)
        entries.append(.parameter)
        continue
      }
      try outlook.turn(to: index, statements[index], values)
      if try claim.check(outlook) { repairs += 1 }
      values.append(outlook.value)
      entries.append(outlook.entry)
    }
    return (values, ActiveSet(entries: entries, repairs: repairs))
  }

  /// The values that entries stand for, by substitution alone.
  internal func exactValues(_ entries: [ActiveSet.Entry]) throws(CertificateFault) -> [Rational] {
    guard entries.count == count else { throw CertificateFault(.wrongCount(entries.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      let row = try activeRow(entries[index], index)
      values.append(row?.tightValue(values) ?? statements[index].parameter ?? 0)
    }
    return values
  }

  /// The row that determines a variable; `nil` for a parameter.
  internal func activeRow(_ entry: ActiveSet.Entry, _ index: Int) throws(CertificateFault) -> Row? {
    let statement = statements[index]
    if statement.parameter != nil {
      guard entry == .parameter else { throw CertificateFault(.parameterChanged, index) }
      return nil
    }
    return try statement.blocker(of: entry, index).map { statement.requirements[$0] }
      ?? statement.preference
  }
}
