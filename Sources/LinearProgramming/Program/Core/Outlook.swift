/// What exact numbers say about one variable once all earlier ones are known.
internal struct Outlook {
  internal private(set) var index = 0
  internal private(set) var statement = ProgramCore.Statement()
  internal private(set) var preferred: Rational = 0
  /// The value at which each requirement is tight.
  internal private(set) var bounds: [Rational] = []
  /// The optimum: the preference, or the requirement that blocks it.
  internal private(set) var value: Rational = 0
  internal private(set) var blocker: (requirement: Int, isBelow: Bool)?

  /// Turns to a variable; the array of bounds is used again from one to the next.
  internal mutating func turn(
    to index: Int, _ statement: ProgramCore.Statement, _ values: [Rational]
  ) throws(CertificateFault) {
    self.index = index
    self.statement = statement
    guard let preference = statement.preference else { throw CertificateFault(.notAParameter, index) }
    preferred = preference.tightValue(values)
    value = preferred
    blocker = nil
    bounds.removeAll(keepingCapacity: true)
    for (place, row) in statement.requirements.enumerated() {
      let bound = row.tightValue(values)
      bounds.append(bound)
      if row.isLower ? bound > value : bound < value {
        value = bound
        blocker = (place, row.isLower)
      }
    }
    // Bounds that contradict each other leave no optimum.
    if blocker != nil, bounds.count > 1, let place = violatedRequirement(by: value) {
      throw CertificateFault(.requirementViolated(place), index)
    }
  }

  private func violatedRequirement(by value: Rational) -> Int? {
    bounds.indices.first { place in
      statement.requirements[place].isLower ? value < bounds[place] : value > bounds[place]
    }
  }

  /// What the optimum is due to, with all ties.
  internal var entry: ActiveSet.Entry {
    let ties = ties(at: value, besides: blocker?.requirement)
    guard let (place, isBelow) = blocker else { return .met(ties: ties) }
    return isBelow ? .blockedBelow(by: place, ties: ties) : .blockedAbove(by: place, ties: ties)
  }

  internal func ties(at value: Rational, besides blocker: Int?) -> [Int] {
    var ties: [Int] = []
    for place in bounds.indices where place != blocker && bounds[place] == value { ties.append(place) }
    return ties
  }

  /// The value that an entry stands for.
  internal func value(of entry: ActiveSet.Entry) throws(CertificateFault) -> Rational {
    try statement.blocker(of: entry, index).map { bounds[$0] } ?? preferred
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

extension ProgramCore.Statement {
  /// The requirement that an entry names; `nil` where it says that the preference is met.
  internal func blocker(
    of entry: ActiveSet.Entry, _ index: Int
  ) throws(CertificateFault) -> Int? {
    if preference == nil || entry == .parameter { throw CertificateFault(.notAParameter, index) }
    guard let (place, isBelow) = entry.blocker else { return nil }
    guard requirements.indices.contains(place) else {
      throw CertificateFault(.unknownRequirement(place), index)
    }
    if requirements[place].isLower != isBelow { throw CertificateFault(.wrongSide(place), index) }
    return place
  }
}
