extension ProgramCore {
  /// What variables and the reasons of rows are called in a problem that somebody reads.
  internal struct Naming {
    internal var variable: (Int) -> String
    internal var reason: (Row) -> String
  }

  /// The linear problem, with names where a naming is given.
  internal func problem(_ shape: ProgramShape, naming: Naming?) -> LinearProblem {
    problem(shape, costs: weights(), naming: naming)
  }

  /// The same, where the weights are known.
  internal func problem(_ shape: ProgramShape, costs: [Double], naming: Naming?) -> LinearProblem {
    var problem = LinearProblem()
    problem.reserve(columns: shape.columnCount, rows: shape.rowCount)
    for (index, statement) in statements.enumerated() {
      let name = naming?.variable(index)
      if let value = statement.parameter?.doubleValue {
        problem.addColumn(name, lower: value, upper: value)
      } else {
        problem.addColumn(name)
      }
    }
    for index in statements.indices where shape.deviation[index] != nil {
      let above = (preference(index).map { scale($0).signum() } ?? 1) > 0
      let name = naming?.variable(index)
      problem.addColumn(name.map { "\($0) \(above ? "over" : "under")" }, lower: 0, cost: costs[index])
      problem.addColumn(name.map { "\($0) \(above ? "under" : "over")" }, lower: 0, cost: costs[index])
    }
    for index in statements.indices {
      guard let preference = preference(index) else { continue }
      append(preference, to: &problem)
      if let deviation = shape.deviation[index] {
        problem.appendEntry(deviation, -1)
        problem.appendEntry(deviation + 1, 1)
      }
      let value = 0 - preference.constant.doubleValue
      let name = naming.map { "\($0.variable(index)) preferred \($0.reason(preference))" }
      problem.closeRow(name, lower: value, upper: value)
      for place in requirements(index) {
        let row = rows[place]
        append(row, to: &problem)
        let bound = 0 - row.constant.doubleValue
        let name = naming.map { "\($0.variable(index)) required \($0.reason(row))" }
        if row.sense == .greaterThanOrEqual {
          problem.closeRow(name, lower: bound, upper: .infinity)
        } else {
          problem.closeRow(name, lower: -.infinity, upper: bound)
        }
      }
    }
    return problem
  }

  /// Appends the coefficients of a row to the row that is being made.
  private func append(_ row: Row, to problem: inout LinearProblem) {
    for term in terms(row) { problem.appendEntry(term.variable.index, term.coefficient.doubleValue) }
  }
}

extension LinearProblem {
  fileprivate mutating func reserve(columns: Int, rows: Int) {
    columnLower.reserveCapacity(columns)
    columnUpper.reserveCapacity(columns)
    cost.reserveCapacity(columns)
    rowLower.reserveCapacity(rows)
    rowUpper.reserveCapacity(rows)
    rowStarts.reserveCapacity(rows + 1)
    entryColumns.reserveCapacity(4 * rows)
    entryValues.reserveCapacity(4 * rows)
  }
}
