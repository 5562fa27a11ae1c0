extension Program {
  /// Proves in one pass and in exact numbers that an active set is the optimum's.
  ///
  /// Every requirement must hold, every preference must be met or blocked by a tight requirement on the right
  /// side, and the ties must be exactly the other tight requirements.
  ///
  /// - Returns: The exact values.
  /// - Throws: `CertificateError` with the row that fails.
  @discardableResult
  package func verify(_ activeSet: ActiveSet) throws(CertificateError) -> [Rational] {
    try prove(ActiveSetClaim(entries: activeSet.entries)).values
  }

  /// Proves that values are the optimum, and returns their active set.
  ///
  /// - Parameter values: One value for each variable, including parameters.
  /// - Throws: `CertificateError` with the row that fails.
  @discardableResult
  package func certify(_ values: [Rational]) throws(CertificateError) -> ActiveSet {
    try prove(ValueClaim(values: values)).activeSet
  }

  private func prove(
    _ claim: some Claim
  ) throws(CertificateError) -> (values: [Rational], activeSet: ActiveSet) {
    do {
      return try core.prove(claim)
    } catch {
      throw describe(error)
    }
  }

  /// Returns a failed check in words.
  internal func describe(_ fault: CertificateFault) -> CertificateError {
    let name = labels.indices.contains(fault.variable) ? labels[fault.variable].description : ""
    func row(_ place: Int?) -> CertificateError.Row {
      let row =
        place.map { core.requirement($0, of: fault.variable).map { core.rows[$0] } }
        ?? core.preference(fault.variable)
      let reason = row.map { reasons[Int($0.reason)].description } ?? ""
      return CertificateError.Row(variable: name, requirement: place, reason: reason)
    }
    return switch fault.kind {
    case .wrongCount(let found): .wrongCount(expected: core.count, found: found)
    case .parameterChanged: .parameterChanged(variable: name)
    case .notAParameter: .notAParameter(variable: name)
    case .unknownRequirement(let index): .unknownRequirement(variable: name, requirement: index)
    case .requirementViolated(let index): .requirementViolated(row(index))
    case .preferenceNotBlocked: .preferenceNotBlocked(row(nil))
    case .wrongSide(let index): .wrongSide(row(index))
    case .looseTie(let index): .looseTie(row(index))
    case .missingTie(let index): .missingTie(row(index))
    }
  }
}

extension ActiveSet {
  /// Returns the values of the entries by exact substitution in order, without any proof.
  ///
  /// - Throws: `CertificateError` if an entry does not apply to its variable.
  package func exactValues<Label, Reason>(
    of program: Program<Label, Reason>
  ) throws(CertificateError) -> [Rational] {
    do {
      return try program.core.exactValues(entries)
    } catch {
      throw program.describe(error)
    }
  }

  /// Proves that these entries are those of the program's optimum.
  ///
  /// - Throws: `CertificateError` with the row that fails.
  package func verify<Label, Reason>(_ program: Program<Label, Reason>) throws(CertificateError) {
    try program.verify(self)
  }
}
