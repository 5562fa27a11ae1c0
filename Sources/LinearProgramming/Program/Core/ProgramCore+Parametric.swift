extension ProgramCore {
  /// Affine functions of the parameters as rows of one table: a constant, then a coefficient per parameter.
  private struct Table {
    let width: Int
    let parameters: [Int]
    var cells: [Rational] = []

    /// The value at which a row is tight, appended as a new line of the table.
    mutating func appendTight(_ row: Row) {
      let start = cells.count
      cells.append(row.relation.expression.constant)
      for _ in 1..<width { cells.append(0) }
      let terms = row.relation.expression.terms
      for place in 0..<terms.count - 1 {
        let source = terms[place].variable.index * width
        let coefficient = terms[place].coefficient
        for column in 0..<width where !cells[source + column].isZero {
          cells[start + column] += coefficient * cells[source + column]
        }
      }
      let scale = terms[terms.count - 1].coefficient
      for column in start..<start + width where !cells[column].isZero {
        cells[column] = scale == 1 ? -cells[column] : cells[column] / -scale
      }
    }

    func expression(_ line: Int, minus other: Int? = nil) -> LinearExpression {
      var terms: [Term] = []
      for column in 1..<width {
        let coefficient = cell(line, column, minus: other)
        if !coefficient.isZero { terms.append(Term(Variable(index: parameters[column - 1]), coefficient)) }
      }
      return LinearExpression(constant: cell(line, 0, minus: other), sortedTerms: terms)
    }

    private func cell(_ line: Int, _ column: Int, minus other: Int?) -> Rational {
      guard let other else { return cells[line * width + column] }
      return cells[line * width + column] - cells[other * width + column]
    }
  }

  /// The values as functions of the parameters, and the conditions under which they are the optimum.
  internal func parametric(_ entries: [ActiveSet.Entry]) throws(CertificateFault) -> Parametric {
    guard entries.count == count else { throw CertificateFault(.wrongCount(entries.count), 0) }
    let parameters = statements.indices.filter { statements[$0].parameter != nil }
    var table = Table(width: 1 + parameters.count, parameters: parameters)
    var values: [LinearExpression] = []
    var conditions: [Parametric.Condition] = []
    values.reserveCapacity(count)
    var slot = 0
    for index in 0..<count {
      if let active = try activeRow(entries[index], index) {
        table.appendTight(active)
        if !statements[index].requirements.isEmpty {
          appendConditions(entries[index], index, &table, &conditions)
        }
      } else {
        slot += 1
        for column in 0..<table.width { table.cells.append(column == slot ? 1 : 0) }
      }
      values.append(table.expression(index))
    }
    return Parametric(values: values, conditions: conditions)
  }

  /// Line `index` of the table holds the variable; the lines behind it are used for a while.
  private func appendConditions(
    _ entry: ActiveSet.Entry, _ index: Int, _ table: inout Table,
    _ conditions: inout [Parametric.Condition]
  ) {
    func append(_ row: Row, _ positiveBelow: Bool, _ limit: Parametric.Condition.Limit) {
      table.appendTight(row)
      let expression =
        positiveBelow
        ? table.expression(index, minus: index + 1) : table.expression(index + 1, minus: index)
      table.cells.removeLast(table.width)
      if expression.isConstant && expression.constant.signum() >= 0 { return }
      conditions.append(
        Parametric.Condition(
          expression: expression, variable: Variable(index: index), limit: limit))
    }
    let statement = statements[index]
    if let (blocker, isBelow) = entry.blocker, let preference = statement.preference {
      append(preference, isBelow, .stillBlocked(by: blocker))
      for (place, row) in statement.requirements.enumerated() where place != blocker {
        append(row, row.isLower, .tighter(blocker, than: place))
      }
    } else {
      for (place, row) in statement.requirements.enumerated() {
        append(row, row.isLower, .preferenceWithin(requirement: place))
      }
    }
  }
}
