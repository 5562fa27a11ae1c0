extension LinearProblem {
  /// Looks at every number.
  ///
  /// A solver may answer "optimal" to a problem that contains NaN, so none is ever asked.
  /// - Throws: `SolverError` naming the first row or column whose bounds, cost or coefficients are NaN, are
  ///   infinite where they must be finite, or leave no value between them.
  package func validate() throws(SolverError) {
    for column in 0..<columnCount {
      let lower = columnLower[column]
      let upper = columnUpper[column]
      if !Self.isLower(lower) { throw .invalidColumnBound(column: columnName(column), value: lower) }
      if !Self.isUpper(upper) { throw .invalidColumnBound(column: columnName(column), value: upper) }
      if lower > upper { throw .emptyColumn(column: columnName(column), lower: lower, upper: upper) }
      if !cost[column].isFinite { throw .invalidCost(column: columnName(column), value: cost[column]) }
    }
    for row in 0..<rowCount {
      let lower = rowLower[row]
      let upper = rowUpper[row]
      if !Self.isLower(lower) { throw .invalidRowBound(row: rowName(row), value: lower) }
      if !Self.isUpper(upper) { throw .invalidRowBound(row: rowName(row), value: upper) }
      if lower > upper { throw .emptyRow(row: rowName(row), lower: lower, upper: upper) }
      for entry in entryRange(ofRow: row) where !entryValues[entry].isFinite {
        let column = Int(entryColumns[entry]) - 1
        throw .invalidCoefficient(
          row: rowName(row), column: columnName(column), value: entryValues[entry])
      }
    }
  }

  private static func isLower(_ bound: Double) -> Bool { bound < .infinity }

  private static func isUpper(_ bound: Double) -> Bool { bound > -.infinity }
}
