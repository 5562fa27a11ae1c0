extension LinearProblem {
  /// A column as it was added.
  package struct Column: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// The least value, or minus infinity.
    package let lower: Double
    /// The greatest value, or infinity.
    package let upper: Double
    /// What one unit adds to the objective.
    package let cost: Double
  }

  /// A row as it was added.
  package struct Row: Hashable, Sendable {
    /// A coefficient of a row.
    package struct Entry: Hashable, Sendable {
      /// The column's place.
      package let column: Int
      /// What the column is multiplied by.
      package let coefficient: Double
    }

    /// Its name.
    package let name: String
    /// The least value of the sum, or minus infinity.
    package let lower: Double
    /// The greatest value of the sum, or infinity.
    package let upper: Double
    /// The coefficients, in the order in which they were added.
    package let entries: [Entry]
  }

  /// The columns in order.
  package var columns: [Column] {
    (0..<columnCount).map {
      Column(name: columnName($0), lower: columnLower[$0], upper: columnUpper[$0], cost: cost[$0])
    }
  }

  /// The rows in order.
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

  /// The name of a column; one made of its place where it was given none.
  package func columnName(_ column: Int) -> String {
    column < columnNames.count && !columnNames[column].isEmpty ? columnNames[column] : "column \(column)"
  }

  /// The name of a row; one made of its place where it was given none.
  package func rowName(_ row: Int) -> String {
    row < rowNames.count && !rowNames[row].isEmpty ? rowNames[row] : "row \(row)"
  }

  internal func entryRange(ofRow row: Int) -> Range<Int> {
    Int(rowStarts[row]) + 1..<Int(rowStarts[row + 1]) + 1
  }
}
