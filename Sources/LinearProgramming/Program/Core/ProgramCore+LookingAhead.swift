extension ProgramCore {
  /// What the optimum is due to as soon as the parameters grow, of all that it may be due to now.
  ///
  /// Where a preference and a bound come to the same value, either may be said to hold it. The one that holds it for
  /// larger parameters holds for more of them: nothing is ever proposed less than zero, where most ties are.
  internal func entriesAhead(
    of values: [Rational], _ entries: [ActiveSet.Entry]
  ) -> [ActiveSet.Entry] {
    guard entries.contains(where: { !$0.ties.isEmpty }) else { return entries }
    var ahead = entries
    // How much each value grows with all parameters together.
    var slopes: [Rational] = []
    slopes.reserveCapacity(count)
    for index in entries.indices {
      guard let preferred = preference(index) else {
        slopes.append(1)
        continue
      }
      var value = tightValue(preferred, values)
      var slope = tightSlope(preferred, slopes)
      var blocker: (requirement: Int, isBelow: Bool)?
      for (place, requirement) in requirements(index).enumerated() {
        let row = rows[requirement]
        let bound = tightValue(row, values)
        guard bound == value || (row.isLower ? bound > value : bound < value) else { continue }
        let boundSlope = tightSlope(row, slopes)
        if bound == value, row.isLower ? boundSlope <= slope : boundSlope >= slope { continue }
        (value, slope, blocker) = (bound, boundSlope, (place, row.isLower))
      }
      slopes.append(slope)
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
