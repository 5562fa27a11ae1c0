/// A linear program in numbers: minimise the cost of the columns, within bounds of columns and rows.
///
/// A row is a sum of columns multiplied by coefficients. An infinite bound is none. Numbers are stored as
/// they are; `validate()` and every solver reject invalid ones.
package struct LinearProblem: Sendable {
  internal var columnLower: [Double] = []
  internal var columnUpper: [Double] = []
  internal var cost: [Double] = []
  internal var rowLower: [Double] = []
  internal var rowUpper: [Double] = []
  // By rows, in the form of the C interface: columns numbered from one, and one unused element at the front
  // of both arrays.
  internal var rowStarts: [Int32] = [0]
  internal var entryColumns: [Int32] = [0]
  internal var entryValues: [Double] = [0]
  // Empty, or one name for each.
  internal var columnNames: [String] = []
  internal var rowNames: [String] = []

  /// Creates a problem without rows and columns.
  package init() {}

  package var columnCount: Int { columnLower.count }
  package var rowCount: Int { rowLower.count }

  /// Adds a column and returns its index.
  ///
  /// By default, the column is free and its cost is zero.
  @discardableResult
  package mutating func addColumn(
    _ name: String? = nil, lower: Double = -.infinity, upper: Double = .infinity, cost: Double = 0
  ) -> Int {
    columnLower.append(lower)
    columnUpper.append(upper)
    self.cost.append(cost)
    Self.keep(name, in: &columnNames, at: columnLower.count - 1)
    return columnLower.count - 1
  }

  /// Sets the cost of a column per unit.
  ///
  /// - Precondition: The column exists.
  package mutating func setCost(_ cost: Double, ofColumn column: Int) {
    self.cost[column] = cost
  }

  /// Sets the bounds of a column.
  ///
  /// - Precondition: The column exists.
  package mutating func setBounds(_ bounds: ClosedRange<Double>, ofColumn column: Int) {
    (columnLower[column], columnUpper[column]) = (bounds.lowerBound, bounds.upperBound)
  }

  /// Adds a row and returns its index.
  ///
  /// - Precondition: The columns of the entries exist, and each occurs at most once.
  @discardableResult
  package mutating func addRow(
    _ name: String? = nil, lower: Double = -.infinity, upper: Double = .infinity,
    _ entries: [(column: Int, coefficient: Double)]
  ) -> Int {
    precondition(Set(entries.map(\.column)).count == entries.count, "a column occurs twice in a row")
    for entry in entries {
      precondition(entry.column >= 0 && entry.column < columnCount, "a row names a column that is not there")
      appendEntry(entry.column, entry.coefficient)
    }
    return closeRow(name, lower: lower, upper: upper)
  }

  /// Adds a coefficient to the row that `closeRow` ends, without checks.
  internal mutating func appendEntry(_ column: Int, _ coefficient: Double) {
    entryColumns.append(Int32(truncatingIfNeeded: column + 1))
    entryValues.append(coefficient)
  }

  /// Ends a row whose coefficients have been appended.
  @discardableResult
  internal mutating func closeRow(_ name: String?, lower: Double, upper: Double) -> Int {
    rowLower.append(lower)
    rowUpper.append(upper)
    rowStarts.append(Int32(truncatingIfNeeded: entryValues.count - 1))
    Self.keep(name, in: &rowNames, at: rowLower.count - 1)
    return rowLower.count - 1
  }

  /// Names are stored only once there is one, as most problems are solved without being shown.
  private static func keep(_ name: String?, in names: inout [String], at index: Int) {
    if name == nil && names.isEmpty { return }
    while names.count < index { names.append("") }
    names.append(name ?? "")
  }
}

extension LinearProblem {
  /// Checks that all numbers are valid.
  ///
  /// A solver may return "optimal" for a problem that contains NaN, so none is called with one.
  /// - Throws: `SolverError` with the first row or column whose bounds, cost or coefficients are NaN, are
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
