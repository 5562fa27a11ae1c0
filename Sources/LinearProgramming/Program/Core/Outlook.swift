/// What exact numbers say about one variable once all earlier ones are known.
internal struct Outlook {
  internal private(set) var index = 0
  internal private(set) var preferred: Rational = 0
  /// The value at which each requirement is tight, and whether it bounds from below.
  internal private(set) var bounds: [(value: Rational, isLower: Bool)] = []
  /// The optimum: the preference, or the requirement that blocks it.
  internal private(set) var value: Rational = 0
  internal private(set) var blocker: (requirement: Int, isBelow: Bool)?

  /// Turns to a variable; the array of bounds is used again from one to the next.
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
    if blocker != nil, bounds.count > 1, let place = violatedRequirement(by: value) {
      throw CertificateFault(.requirementViolated(place), index)
    }
  }

  private func violatedRequirement(by value: Rational) -> Int? {
    bounds.firstIndex { $0.isLower ? value < $0.value : value > $0.value }
  }

  /// What the optimum is due to, with all ties.
  internal var entry: ActiveSet.Entry {
    let ties = ties(at: value, besides: blocker?.requirement)
    guard let (place, isBelow) = blocker else { return .met(ties: ties) }
    return isBelow ? .blockedBelow(by: place, ties: ties) : .blockedAbove(by: place, ties: ties)
  }

  internal func ties(at value: Rational, besides blocker: Int?) -> [Int] {
    var ties: [Int] = []
    for place in bounds.indices where place != blocker && bounds[place].value == value { ties.append(place) }
    return ties
  }

  /// The value that an entry stands for.
  internal func value(of entry: ActiveSet.Entry) throws(CertificateFault) -> Rational {
    if entry == .parameter { throw CertificateFault(.notAParameter, index) }
    guard let (place, isBelow) = entry.blocker else { return preferred }
    guard bounds.indices.contains(place) else { throw CertificateFault(.unknownRequirement(place), index) }
    if bounds[place].isLower != isBelow { throw CertificateFault(.wrongSide(place), index) }
    return bounds[place].value
  }

  /// What is wrong with another value than the optimum: a requirement that it violates, or a preference that nothing
  /// blocks.
  internal func fault(of value: Rational) -> CertificateFault {
    if let place = violatedRequirement(by: value) {
      return CertificateFault(.requirementViolated(place), index)
    }
    return CertificateFault(.preferenceNotBlocked, index)
  }
}
