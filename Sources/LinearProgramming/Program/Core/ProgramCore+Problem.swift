extension ProgramCore {
  /// The names of variables and rows in a problem that people read.
  internal struct Naming {
    internal var variable: (Int) -> String
    internal var reason: (Row) -> String
  }

  /// Returns the linear problem, with names if a naming is given.
  internal func problem(_ shape: ProgramShape, naming: Naming?) -> LinearProblem {
    problem(shape, costs: weights(), naming: naming)
  }

  /// Returns the linear problem for known weights.
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
      for offset in requirements(index) {
        let row = rows[offset]
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

  /// Appends the coefficients of a row to the open row of a problem.
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

/// The rows and columns of each variable in the linear problem.
///
/// The columns are one for each variable, in order, and then two deviations for each variable with
/// requirements. The rows are, for each variable in order, its preference and then its requirements.
internal struct ProgramShape: Sendable {
  /// The first row of each variable.
  internal var firstRow: [Int] = []
  /// The column of the upward deviation in the preference row, followed by the downward one; `nil` for none.
  internal var deviation: [Int?] = []
  internal var rowCount = 0
  internal var columnCount = 0

  internal init(_ core: ProgramCore) {
    firstRow.reserveCapacity(core.count)
    deviation.reserveCapacity(core.count)
    columnCount = core.count
    for statement in core.statements {
      firstRow.append(rowCount)
      if statement.parameter != nil {
        deviation.append(nil)
        continue
      }
      rowCount += 1 + Int(statement.requirementCount)
      // Without requirements, a preference is an equation without deviation.
      deviation.append(statement.requirementCount == 0 ? nil : columnCount)
      if statement.requirementCount > 0 { columnCount += 2 }
    }
  }
}

extension ProgramCore {
  /// Returns the basis of entries, which is triangular, and hence never singular.
  ///
  /// The variable itself is basic. If it is blocked, the blocking row is at its bound and the deviation is
  /// basic in its place; every other requirement is slack, and basic. An entry that does not apply, such as
  /// after a variable was restated, counts as met.
  internal func basis(_ shape: ProgramShape, _ entries: [ActiveSet.Entry]) -> Basis {
    let basic = Basis.Status.basic.rawValue
    let lower = Basis.Status.atLower.rawValue
    let upper = Basis.Status.atUpper.rawValue
    let fixed = Basis.Status.fixed.rawValue
    var bytes = [UInt8](repeating: basic, count: shape.rowCount + shape.columnCount)
    for index in statements.indices {
      guard let preference = preference(index) else {
        bytes[shape.rowCount + index] = fixed
        continue
      }
      bytes[shape.firstRow[index]] = fixed
      guard let deviation = shape.deviation[index] else { continue }
      let up = shape.rowCount + deviation
      bytes[up] = lower
      bytes[up + 1] = lower
      guard index < entries.count,
        let (blocker, isBelow) = entries[index].blocker,
        let row = requirement(blocker, of: index).map({ rows[$0] }), row.isLower == isBelow
      else { continue }
      bytes[shape.firstRow[index] + 1 + blocker] = row.sense == .greaterThanOrEqual ? lower : upper
      // Above the preference, the row's expression is positive if the coefficient is.
      let deviatesUp = isBelow == (scale(preference).signum() > 0)
      bytes[deviatesUp ? up : up + 1] = basic
    }
    return Basis(bytes: bytes, rowCount: shape.rowCount)
  }
}
