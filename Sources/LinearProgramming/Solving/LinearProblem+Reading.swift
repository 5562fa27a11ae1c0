extension LinearProblem {
  /// A column of a problem.
  package struct Column: Hashable, Sendable {
    package let name: String
    /// The lower bound, or minus infinity.
    package let lower: Double
    /// The upper bound, or infinity.
    package let upper: Double
    /// The cost of one unit in the objective.
    package let cost: Double
  }

  /// A row of a problem.
  package struct Row: Hashable, Sendable {
    /// A coefficient of a row.
    package struct Entry: Hashable, Sendable {
      package let column: Int
      package let coefficient: Double
    }

    package let name: String
    /// The lower bound of the sum, or minus infinity.
    package let lower: Double
    /// The upper bound of the sum, or infinity.
    package let upper: Double
    /// The coefficients, in the order in which they were added.
    package let entries: [Entry]
  }

  /// The columns in the order in which they were added.
  package var columns: [Column] {
    (0..<columnCount).map {
      Column(name: columnName($0), lower: columnLower[$0], upper: columnUpper[$0], cost: cost[$0])
    }
  }

  /// The rows in the order in which they were added.
  package var rows: [Row] {
    (0..<rowCount).map { row in
      Row(
        name: rowName(row), lower: rowLower[row], upper: rowUpper[row],
        entries: entryRange(ofRow: row).map {
          Row.Entry(column: Int(entryColumns[$0]) - 1, coefficient: entryValues[$0])
        }
      )
    }
  }

  /// Returns the name of a column; one with its index if it was given none.
  package func columnName(_ column: Int) -> String {
    column < columnNames.count && !columnNames[column].isEmpty ? columnNames[column] : "column \(column)"
  }

  /// Returns the name of a row; one with its index if it was given none.
  package func rowName(_ row: Int) -> String {
    row < rowNames.count && !rowNames[row].isEmpty ? rowNames[row] : "row \(row)"
  }

  internal func entryRange(ofRow row: Int) -> Range<Int> {
    Int(rowStarts[row]) + 1..<Int(rowStarts[row + 1]) + 1
  }
}
