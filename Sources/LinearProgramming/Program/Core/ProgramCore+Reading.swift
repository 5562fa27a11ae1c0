extension ProgramCore {
  /// What a solution says about each variable, as far as floating-point numbers can tell.
  internal func entries(_ shape: ProgramShape, _ solution: LinearSolution) -> [ActiveSet.Entry] {
    statements.indices.map { index in
      statements[index].parameter != nil ? .parameter : entry(index, shape, solution)
    }
  }

  private func entry(
    _ index: Int, _ shape: ProgramShape, _ solution: LinearSolution
  ) -> ActiveSet.Entry {
    guard let deviation = shape.deviation[index], let preference = preference(index) else {
      return .met(ties: [])
    }
    let columns = solution.primal.columns
    let distance = (columns[deviation] - columns[deviation + 1]) / scale(preference).doubleValue
    if abs(distance) <= Tolerance.allowed(at: columns[index]) { return .met(ties: []) }
    let isBelow = distance > 0
    guard let blocker = blocker(index, below: isBelow, shape, solution) else { return .met(ties: []) }
    return isBelow ? .blockedBelow(by: blocker, ties: []) : .blockedAbove(by: blocker, ties: [])
  }

  /// The requirement on one side with the least slack; among equals one that the basis names.
  private func blocker(
    _ index: Int, below: Bool, _ shape: ProgramShape, _ solution: LinearSolution
  ) -> Int? {
    var best: (place: Int, slack: Double)?
    for (place, requirement) in requirements(index).enumerated() where rows[requirement].isLower == below {
      let row = rows[requirement]
      let rowIndex = shape.firstRow[index] + 1 + place
      // A row that rests at its bound in the basis has no slack by definition.
      if solution.basis.status(ofRow: rowIndex) != .basic { return place }
      let activity = solution.primal.rows[rowIndex] + row.constant.doubleValue
      let slack = abs(activity / scale(row).doubleValue)
      if best.map({ slack < $0.slack }) ?? true { best = (place, slack) }
    }
    return best?.place
  }
}
