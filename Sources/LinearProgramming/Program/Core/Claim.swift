/// What somebody says of a program's optimum, to be held against what is so.
internal protocol Claim {
  /// Of how many variables something is said.
  var count: Int { get }
  /// Refuses what is said of a parameter unless it keeps its value.
  func check(parameter index: Int, _ value: Rational) throws(CertificateFault)
  /// Refuses what is said of a variable unless it is so.
  func check(_ outlook: Outlook) throws(CertificateFault)
}

/// Entries with all their ties.
internal struct ActiveSetClaim: Claim {
  internal let entries: [ActiveSet.Entry]

  internal var count: Int { entries.count }

  internal func check(parameter index: Int, _ value: Rational) throws(CertificateFault) {
    guard entries[index] == .parameter else { throw CertificateFault(.parameterChanged, index) }
  }

  internal func check(_ outlook: Outlook) throws(CertificateFault) {
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
  }
}

/// Values alone, whoever computed them.
internal struct ValueClaim: Claim {
  internal let values: [Rational]

  internal var count: Int { values.count }

  internal func check(parameter index: Int, _ value: Rational) throws(CertificateFault) {
    guard values[index] == value else { throw CertificateFault(.parameterChanged, index) }
  }

  internal func check(_ outlook: Outlook) throws(CertificateFault) {
    guard values[outlook.index] == outlook.value else { throw outlook.fault(of: values[outlook.index]) }
  }
}
