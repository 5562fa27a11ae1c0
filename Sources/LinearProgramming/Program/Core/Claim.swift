/// What somebody says of a program's optimum, to be held against what is so.
internal protocol Claim {
  /// Of how many variables something is said.
  var count: Int { get }
  /// Refuses what is said of a parameter unless it keeps its value.
  func check(parameter index: Int, _ value: Rational) throws(CertificateFault)
  /// Refuses what is said of a variable unless it is so; returns whether exact numbers had to put it right.
  func check(_ outlook: Outlook) throws(CertificateFault) -> Bool
}

/// A solver's entries and values, which are right up to its tolerance.
internal struct SolverClaim: Claim {
  internal let entries: [ActiveSet.Entry]
  internal let values: [Double]

  internal var count: Int { min(entries.count, values.count) }

  internal func check(parameter index: Int, _ value: Rational) throws(CertificateFault) {
    guard entries[index] == .parameter else { throw CertificateFault(.parameterChanged, index) }
  }

  internal func check(_ outlook: Outlook) throws(CertificateFault) -> Bool {
    let entry = entries[outlook.index]
    let claimed = try outlook.value(of: entry)
    let exact = outlook.value.doubleValue
    let isRight = claimed == outlook.value && entry.blocker?.isBelow == outlook.blocker?.isBelow
    if !isRight, abs((claimed - outlook.value).doubleValue) > Tolerance.allowed(at: exact) {
      throw outlook.fault(of: claimed)
    }
    let solver = values[outlook.index]
    guard abs(exact - solver) <= Tolerance.allowed(at: exact) else {
      throw CertificateFault(.solverDisagrees(exact: outlook.value, solver: solver), outlook.index)
    }
    return !isRight
  }
}

/// Entries with all their ties.
internal struct ActiveSetClaim: Claim {
  internal let entries: [ActiveSet.Entry]

  internal var count: Int { entries.count }

  internal func check(parameter index: Int, _ value: Rational) throws(CertificateFault) {
    guard entries[index] == .parameter else { throw CertificateFault(.parameterChanged, index) }
  }

  internal func check(_ outlook: Outlook) throws(CertificateFault) -> Bool {
    let entry = entries[outlook.index]
    let claimed = try outlook.value(of: entry)
    guard claimed == outlook.value else { throw outlook.fault(of: claimed) }
    // At the border, where the blocking bound equals the preference, "blocked" is as true as "met".
    if let (_, isBelow) = entry.blocker,
      isBelow ? outlook.preferred > claimed : outlook.preferred < claimed
    {
      throw CertificateFault(.preferenceNotBlocked, outlook.index)
    }
    let tight = outlook.ties(at: claimed, besides: entry.blocker?.requirement)
    for place in entry.ties where !tight.contains(place) {
      let isKnown = outlook.bounds.indices.contains(place)
      throw CertificateFault(isKnown ? .looseTie(place) : .unknownRequirement(place), outlook.index)
    }
    for place in tight where !entry.ties.contains(place) {
      throw CertificateFault(.missingTie(place), outlook.index)
    }
    return false
  }
}

/// Values alone, whoever computed them.
internal struct ValueClaim: Claim {
  internal let values: [Rational]

  internal var count: Int { values.count }

  internal func check(parameter index: Int, _ value: Rational) throws(CertificateFault) {
    guard values[index] == value else { throw CertificateFault(.parameterChanged, index) }
  }

  internal func check(_ outlook: Outlook) throws(CertificateFault) -> Bool {
    guard values[outlook.index] == outlook.value else { throw outlook.fault(of: values[outlook.index]) }
    return false
  }
}
