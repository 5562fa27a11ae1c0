extension LinearProblem {
  /// A column as it was added.
  public struct Column: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The least value, or minus infinity.
    public let lower: Double
    /// The greatest value, or infinity.
    public let upper: Double
    /// What one unit adds to the objective.
    public let cost: Double
  }

  /// A row as it was added.
  public struct Row: Hashable, Sendable {
    /// A coefficient of a row.
    public struct Entry: Hashable, Sendable {
      /// The column's place.
      public let column: Int
      /// What the column is multiplied by.
      public let coefficient: Double
    }

    /// Its name.
    public let name: String
    /// The least value of the sum, or minus infinity.
    public let lower: Double
    /// The greatest value of the sum, or infinity.
    public let upper: Double
    /// The coefficients, in the order in which they were added.
    public let entries: [Entry]
  }

  /// The columns in order.
  public var columns: [Column] {
    (0..<columnCount).map {
      Column(name: columnName($0), lower: columnLower[$0], upper: columnUpper[$0], cost: cost[$0])
    }
  }

  /// The rows in order.
  public var rows: [Row] {
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
  public func columnName(_ column: Int) -> String {
    column < columnNames.count && !columnNames[column].isEmpty ? columnNames[column] : "column \(column)"
  }

  /// The name of a row; one made of its place where it was given none.
  public func rowName(_ row: Int) -> String {
    row < rowNames.count && !rowNames[row].isEmpty ? rowNames[row] : "row \(row)"
  }

  internal func entryRange(ofRow row: Int) -> Range<Int> {
    Int(rowStarts[row]) + 1..<Int(rowStarts[row + 1]) + 1
  }
}
