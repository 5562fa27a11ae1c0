/// The bounds, preference and optimum of one variable in exact numbers, given the values of all earlier ones.
internal struct Outlook {
  internal private(set) var index = 0
  internal private(set) var preferred: Rational = 0
  /// The value at which each requirement is tight, and whether it is a lower bound.
  internal private(set) var bounds: [(value: Rational, isLower: Bool)] = []
  /// The optimum: the preference, or the value of the requirement that blocks it.
  internal private(set) var value: Rational = 0
  internal private(set) var blocker: (requirement: Int, isBelow: Bool)?

  /// Evaluates another variable, reusing the array of bounds.
  internal mutating func turn(
    to index: Int, in core: ProgramCore, _ values: [Rational]
  ) throws(CertificateFault) {
    self.index = index
    let statement = core.statements[index]
    guard statement.preference >= 0 else { throw CertificateFault(.notAParameter, index) }
    preferred = core.tightValue(core.rows[Int(statement.preference)], values)
    value = preferred
    blocker = nil
    bounds.removeAll(keepingCapacity: true)
    var next = statement.firstRequirement
    while next >= 0 {
      let row = core.rows[Int(next)]
      let bound = core.tightValue(row, values)
      if row.isLower ? bound > value : bound < value {
        value = bound
        blocker = (bounds.count, row.isLower)
      }
      bounds.append((bound, row.isLower))
      next = row.next
    }
    // Bounds that contradict each other leave no optimum.
    if blocker != nil, bounds.count > 1, let offset = violatedRequirement(by: value) {
      throw CertificateFault(.requirementViolated(offset), index)
    }
  }

  private func violatedRequirement(by value: Rational) -> Int? {
    bounds.firstIndex { $0.isLower ? value < $0.value : value > $0.value }
  }

  /// The entry of the optimum, with all ties.
  internal var entry: ActiveSet.Entry {
    let ties = ties(at: value, besides: blocker?.requirement)
    guard let (index, isBelow) = blocker else { return .met(ties: ties) }
    return isBelow ? .blockedBelow(by: index, ties: ties) : .blockedAbove(by: index, ties: ties)
  }

  internal func ties(at value: Rational, besides blocker: Int?) -> [Int] {
    var ties: [Int] = []
    for index in bounds.indices where index != blocker && bounds[index].value == value { ties.append(index) }
    return ties
  }

  /// Returns the value that an entry claims for the variable.
  internal func value(of entry: ActiveSet.Entry) throws(CertificateFault) -> Rational {
    if entry == .parameter { throw CertificateFault(.notAParameter, index) }
    guard let (offset, isBelow) = entry.blocker else { return preferred }
    guard bounds.indices.contains(offset) else { throw CertificateFault(.unknownRequirement(offset), index) }
    if bounds[offset].isLower != isBelow { throw CertificateFault(.wrongSide(offset), index) }
    return bounds[offset].value
  }

  /// Returns the fault of a value other than the optimum: a violated requirement, or a preference that
  /// nothing blocks.
  internal func fault(of value: Rational) -> CertificateFault {
    if let offset = violatedRequirement(by: value) {
      return CertificateFault(.requirementViolated(offset), index)
    }
    return CertificateFault(.preferenceNotBlocked, index)
  }
}

/// A claim about a program's optimum, to be checked.
internal protocol Claim {
  /// The number of variables that the claim covers.
  var count: Int { get }
  /// Checks that the claim about a parameter has the parameter's value.
  ///
  /// - Throws: `CertificateFault` if it does not.
  func check(parameter index: Int, _ value: Rational) throws(CertificateFault)
  /// Checks that the claim about a variable is true.
  ///
  /// - Throws: `CertificateFault` if it is not.
  func check(_ outlook: Outlook) throws(CertificateFault)
}

/// A claim of entries with all their ties.
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
    // Where the blocking bound equals the preference, both "blocked" and "met" are true.
    if let (_, isBelow) = entry.blocker,
      isBelow ? outlook.preferred > claimed : outlook.preferred < claimed
    {
      throw CertificateFault(.preferenceNotBlocked, outlook.index)
    }
    let tight = outlook.ties(at: claimed, besides: entry.blocker?.requirement)
    for index in entry.ties where !tight.contains(index) {
      let isKnown = outlook.bounds.indices.contains(index)
      throw CertificateFault(isKnown ? .looseTie(index) : .unknownRequirement(index), outlook.index)
    }
    for index in tight where !entry.ties.contains(index) {
      throw CertificateFault(.missingTie(index), outlook.index)
    }
  }
}

/// A claim of values alone, from any source.
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
