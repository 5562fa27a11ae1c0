extension ProgramCore {
  /// Each variable at its preference or at its tightest bound, found in order, in floating-point numbers.
  ///
  /// Good for a basis to start at; never given out as an answer.
  internal func forwardEntries() -> [ActiveSet.Entry] {
    var values = [Double](repeating: 0, count: count)
    var entries: [ActiveSet.Entry] = []
    entries.reserveCapacity(count)
    for index in statements.indices {
      if let parameter = statements[index].parameter {
        values[index] = parameter.doubleValue
        entries.append(.parameter)
        continue
      }
      guard let preference = preference(index) else {
        entries.append(.met(ties: []))
        continue
      }
      var value = tightValue(preference, values)
      var entry = ActiveSet.Entry.met(ties: [])
      for (place, requirement) in requirements(index).enumerated() {
        let row = rows[requirement]
        let bound = tightValue(row, values)
        if row.isLower, bound > value {
          value = bound
          entry = .blockedBelow(by: place, ties: [])
        } else if !row.isLower, bound < value {
          value = bound
          entry = .blockedAbove(by: place, ties: [])
        }
      }
      values[index] = value
      entries.append(entry)
    }
    return entries
  }
}
