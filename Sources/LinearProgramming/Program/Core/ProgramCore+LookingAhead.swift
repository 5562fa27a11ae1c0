extension ProgramCore {
  /// Returns the entries that hold now and as soon as all parameters grow.
  ///
  /// If a preference and a bound have the same value, either may be the active one. The one that also holds
  /// for larger parameters has the larger critical region, as most ties are at zero and a negative length is
  /// never proposed.
  internal func entriesAhead(
    of values: [Rational], _ entries: [ActiveSet.Entry]
  ) -> [ActiveSet.Entry] {
    guard entries.contains(where: { !$0.ties.isEmpty }) else { return entries }
    var ahead = entries
    // The derivative of each value by all parameters together.
    var derivatives: [Rational] = []
    derivatives.reserveCapacity(count)
    for index in entries.indices {
      guard let preferred = preference(index) else {
        derivatives.append(1)
        continue
      }
      var value = tightValue(preferred, values)
      var derivative = tightDerivative(preferred, derivatives)
      var blocker: (requirement: Int, isBelow: Bool)?
      for (offset, requirement) in requirements(index).enumerated() {
        let row = rows[requirement]
        let bound = tightValue(row, values)
        guard bound == value || (row.isLower ? bound > value : bound < value) else { continue }
        let boundDerivative = tightDerivative(row, derivatives)
        if bound == value, row.isLower ? boundDerivative <= derivative : boundDerivative >= derivative {
          continue
        }
        (value, derivative, blocker) = (bound, boundDerivative, (offset, row.isLower))
      }
      derivatives.append(derivative)
      if let blocker, entries[index].blocker?.requirement != blocker.requirement {
        ahead[index] =
          blocker.isBelow
          ? .blockedBelow(by: blocker.requirement, ties: [])
          : .blockedAbove(by: blocker.requirement, ties: [])
      }
    }
    return ahead
  }
}
