extension ProgramCore {
  /// What exact numbers say about one variable whose earlier ones are known.
  private struct Outlook {
    var preferred: Rational
    /// The value at which each requirement is tight.
    var bounds: [Rational] = []
    var lower: (place: Int, value: Rational)?
    var upper: (place: Int, value: Rational)?

    /// The value and what it is due to.
    var result: (value: Rational, blocker: Int?, isBelow: Bool) {
      if let lower, lower.value > preferred { return (lower.value, lower.place, true) }
      if let upper, upper.value < preferred { return (upper.value, upper.place, false) }
      return (preferred, nil, false)
    }

    func ties(at value: Rational, besides blocker: Int?) -> [Int] {
      var ties: [Int] = []
      for place in bounds.indices where place != blocker && bounds[place] == value { ties.append(place) }
      return ties
    }
  }

  /// Fills in an outlook; its array is used again from one variable to the next.
  private func look(_ statement: Statement, _ preference: Row, _ values: [Rational], _ out: inout Outlook) {
    out.preferred = preference.tightValue(values)
    out.bounds.removeAll(keepingCapacity: true)
    out.lower = nil
    out.upper = nil
    for (place, row) in statement.requirements.enumerated() {
      let bound = row.tightValue(values)
      out.bounds.append(bound)
      if row.isLower {
        if out.lower.map({ bound > $0.value }) ?? true { out.lower = (place, bound) }
      } else {
        if out.upper.map({ bound < $0.value }) ?? true { out.upper = (place, bound) }
      }
    }
  }

  /// The exact optimum that a solver's decisions and values stand for: substitution and proof in one pass.
  ///
  /// A decision that fails its check is put right where the right one is within the solver's tolerance, and
  /// refused otherwise. So is a value.
  internal func exactOptimum(
    _ decisions: [ActiveSet.Decision], solver: [Double]
  ) throws(CertificateFault) -> (values: [Rational], activeSet: ActiveSet) {
    guard decisions.count == count, solver.count >= count else {
      throw CertificateFault(.wrongCount(min(decisions.count, solver.count)), 0)
    }
    var values: [Rational] = []
    values.reserveCapacity(count)
    var exact: [ActiveSet.Decision] = []
    exact.reserveCapacity(count)
    var repairs = 0
    var outlook = Outlook(preferred: 0)
    for index in 0..<count {
      let statement = statements[index]
      if let parameter = statement.parameter {
        guard decisions[index] == .parameter else { throw CertificateFault(.parameterChanged, index) }
        values.append(parameter)
        exact.append(.parameter)
        continue
      }
      guard let preference = statement.preference else { throw CertificateFault(.notAParameter, index) }
      look(statement, preference, values, &outlook)
      let (value, blocker, isBelow) = outlook.result
      let claimed = try claimedValue(decisions[index], statement, outlook, index)
      if claimed.value != value || (claimed.isBelow != nil) != (blocker != nil)
        || (blocker != nil && claimed.isBelow != isBelow)
      {
        guard abs((claimed.value - value).doubleValue) <= Tolerance.allowed(at: value.doubleValue) else {
          throw fault(decisions[index], claimed.value, outlook, statement, index)
        }
        repairs += 1
      }
      let double = value.doubleValue
      guard abs(double - solver[index]) <= Tolerance.allowed(at: double) else {
        throw CertificateFault(.solverDisagrees(exact: value, solver: solver[index]), index)
      }
      values.append(value)
      let ties = outlook.ties(at: value, besides: blocker)
      if let blocker {
        exact.append(
          isBelow ? .blockedBelow(by: blocker, ties: ties) : .blockedAbove(by: blocker, ties: ties))
      } else {
        exact.append(.met(ties: ties))
      }
    }
    return (values, ActiveSet(decisions: exact, repairs: repairs))
  }

  /// The value that a decision stands for, and the side on which it says the variable is blocked.
  private func claimedValue(
    _ decision: ActiveSet.Decision, _ statement: Statement, _ outlook: Outlook, _ index: Int
  ) throws(CertificateFault) -> (value: Rational, isBelow: Bool?) {
    switch decision {
    case .parameter:
      throw CertificateFault(.notAParameter, index)
    case .met:
      return (outlook.preferred, nil)
    case .blockedBelow(let place, _), .blockedAbove(let place, _):
      guard outlook.bounds.indices.contains(place) else {
        throw CertificateFault(.unknownRequirement(place), index)
      }
      let isBelow = decision.blocker?.isBelow ?? true
      if statement.requirements[place].isLower != isBelow {
        throw CertificateFault(.wrongSide(place), index)
      }
      return (outlook.bounds[place], isBelow)
    }
  }

  /// What is wrong with a value: a requirement that it violates, or a preference that nothing blocks.
  private func fault(
    _ decision: ActiveSet.Decision, _ value: Rational, _ outlook: Outlook, _ statement: Statement,
    _ index: Int
  ) -> CertificateFault {
    for (place, row) in statement.requirements.enumerated() {
      let bound = outlook.bounds[place]
      if row.isLower ? value < bound : value > bound {
        return CertificateFault(.requirementViolated(place), index)
      }
    }
    return CertificateFault(.preferenceNotBlocked, index)
  }

  /// The values that decisions stand for, by substitution alone.
  internal func exactValues(_ decisions: [ActiveSet.Decision]) throws(CertificateFault) -> [Rational] {
    guard decisions.count == count else { throw CertificateFault(.wrongCount(decisions.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      values.append(try activeRow(decisions[index], index)?.tightValue(values) ?? parameterValue(index))
    }
    return values
  }

  /// The row that determines a variable; nil for a parameter.
  internal func activeRow(_ decision: ActiveSet.Decision, _ index: Int) throws(CertificateFault) -> Row? {
    let statement = statements[index]
    if statement.parameter != nil {
      guard decision == .parameter else { throw CertificateFault(.parameterChanged, index) }
      return nil
    }
    guard decision != .parameter, let preference = statement.preference else {
      throw CertificateFault(.notAParameter, index)
    }
    guard let (place, isBelow) = decision.blocker else { return preference }
    guard statement.requirements.indices.contains(place) else {
      throw CertificateFault(.unknownRequirement(place), index)
    }
    let row = statement.requirements[place]
    if row.isLower != isBelow { throw CertificateFault(.wrongSide(place), index) }
    return row
  }

  internal func parameterValue(_ index: Int) -> Rational {
    statements[index].parameter ?? 0
  }

  /// Proves that decisions are those of the optimum, exactly, in one pass.
  internal func verify(_ decisions: [ActiveSet.Decision]) throws(CertificateFault) -> [Rational] {
    guard decisions.count == count else { throw CertificateFault(.wrongCount(decisions.count), 0) }
    var values: [Rational] = []
    values.reserveCapacity(count)
    var outlook = Outlook(preferred: 0)
    for index in 0..<count {
      let decision = decisions[index]
      guard let row = try activeRow(decision, index), let preference = statements[index].preference else {
        values.append(parameterValue(index))
        continue
      }
      let value = row.tightValue(values)
      look(statements[index], preference, values, &outlook)
      try verify(decision, value, outlook, index)
      values.append(value)
    }
    return values
  }

  private func verify(
    _ decision: ActiveSet.Decision, _ value: Rational, _ outlook: Outlook, _ index: Int
  ) throws(CertificateFault) {
    for (place, row) in statements[index].requirements.enumerated() {
      let bound = outlook.bounds[place]
      if row.isLower ? value < bound : value > bound {
        throw CertificateFault(.requirementViolated(place), index)
      }
    }
    // At the border, where the blocking bound equals the preference, "blocked" is as true as "met".
    if let (_, isBelow) = decision.blocker,
      isBelow ? outlook.preferred > value : outlook.preferred < value
    {
      throw CertificateFault(.preferenceNotBlocked, index)
    }
    let tight = outlook.ties(at: value, besides: decision.blocker?.requirement)
    for place in decision.ties where !tight.contains(place) {
      guard outlook.bounds.indices.contains(place) else {
        throw CertificateFault(.unknownRequirement(place), index)
      }
      throw CertificateFault(.looseTie(place), index)
    }
    for place in tight where !decision.ties.contains(place) {
      throw CertificateFault(.missingTie(place), index)
    }
  }

  /// Proves that values are the optimum, whoever computed them, and tells what each is due to.
  internal func certify(_ values: [Rational]) throws(CertificateFault) -> [ActiveSet.Decision] {
    guard values.count == count else { throw CertificateFault(.wrongCount(values.count), 0) }
    var decisions: [ActiveSet.Decision] = []
    decisions.reserveCapacity(count)
    var outlook = Outlook(preferred: 0)
    for index in 0..<count {
      let statement = statements[index]
      let value = values[index]
      if let parameter = statement.parameter {
        guard value == parameter else { throw CertificateFault(.parameterChanged, index) }
        decisions.append(.parameter)
        continue
      }
      guard let preference = statement.preference else { throw CertificateFault(.notAParameter, index) }
      look(statement, preference, values, &outlook)
      let (right, blocker, isBelow) = outlook.result
      guard value == right else { throw fault(.met(ties: []), value, outlook, statement, index) }
      let ties = outlook.ties(at: value, besides: blocker)
      if let blocker {
        decisions.append(
          isBelow ? .blockedBelow(by: blocker, ties: ties) : .blockedAbove(by: blocker, ties: ties))
      } else {
        decisions.append(.met(ties: ties))
      }
    }
    return decisions
  }
}
