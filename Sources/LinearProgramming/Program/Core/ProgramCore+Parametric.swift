extension ProgramCore {
  /// A table of affine functions of the parameters, one in each row: a constant, then a coefficient for each
  /// parameter.
  internal struct Table: Sendable {
    /// The number of coefficients in a row.
    internal let width: Int
    internal var cells: [Rational] = []

    /// Appends the value at which a row of the program is tight, as a new row of the table.
    fileprivate mutating func appendTight(_ row: Row, in core: ProgramCore) {
      let start = cells.count
      cells.append(row.constant)
      for _ in 1..<width { cells.append(0) }
      let last = Int(row.end) - 1
      for index in Int(row.first)..<last {
        let source = core.terms[index].variable.index * width
        let coefficient = core.terms[index].coefficient
        for column in 0..<width where !cells[source + column].isZero {
          cells[start + column] += coefficient * cells[source + column]
        }
      }
      let scale = core.terms[last].coefficient
      for column in start..<start + width where !cells[column].isZero {
        cells[column] = scale.isOne ? -cells[column] : cells[column] / -scale
      }
    }
  }

  /// Returns the values as functions of the parameters, with the facets of the region in which they are
  /// optimal.
  internal func parametric(_ entries: [ActiveSet.Entry]) throws(CertificateFault) -> ParametricSolution {
    guard entries.count == count else { throw CertificateFault(.wrongCount(entries.count), 0) }
    var table = Table(width: 1 + statements.count(where: { $0.parameter != nil }))
    table.cells.reserveCapacity((count + 1) * table.width)
    var conditions: [ParametricSolution.Line] = []
    var slot = 0
    for index in 0..<count {
      if let active = try activeRow(entries[index], index) {
        table.appendTight(active, in: self)
        if statements[index].requirementCount > 0 {
          appendConditions(entries[index], index, &table, &conditions)
        }
      } else {
        slot += 1
        for column in 0..<table.width { table.cells.append(column == slot ? 1 : 0) }
      }
    }
    return ParametricSolution(table, conditions)
  }

  /// Appends the facets of a variable, which is row `index` of the table; the rows after it are temporary.
  private func appendConditions(
    _ entry: ActiveSet.Entry, _ index: Int, _ table: inout Table,
    _ conditions: inout [ParametricSolution.Line]
  ) {
    let own = index * table.width
    func append(_ row: Row, _ positiveBelow: Bool, _ limit: ParametricSolution.Limit) {
      table.appendTight(row, in: self)
      defer { table.cells.removeLast(table.width) }
      let other = own + table.width
      var isConstant = true
      for column in 1..<table.width where table.cells[own + column] != table.cells[other + column] {
        isConstant = false
      }
      if isConstant,
        positiveBelow ? table.cells[own] >= table.cells[other] : table.cells[own] <= table.cells[other]
      {
        return
      }
      let line = (0..<table.width).map { column in
        positiveBelow
          ? table.cells[own + column] - table.cells[other + column]
          : table.cells[other + column] - table.cells[own + column]
      }
      conditions.append(ParametricSolution.Line(line: line, variable: Variable(index: index), limit: limit))
    }
    if let (blocker, isBelow) = entry.blocker, let preference = preference(index) {
      append(preference, isBelow, .stillBlocked(by: blocker))
      for (offset, row) in requirements(index).enumerated() where offset != blocker {
        append(rows[row], rows[row].isLower, .tighter(blocker, than: offset))
      }
    } else {
      for (offset, row) in requirements(index).enumerated() {
        append(rows[row], rows[row].isLower, .preferenceWithin(requirement: offset))
      }
    }
  }
}
