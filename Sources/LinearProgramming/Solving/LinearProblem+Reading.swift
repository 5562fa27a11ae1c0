extension LinearProblem {
  /// Returns the name of a column, or `column` with its index if it has none.
  package func columnName(_ column: Int) -> String {
    column < columnNames.count && !columnNames[column].isEmpty ? columnNames[column] : "column \(column)"
  }

  /// Returns the name of a row, or `row` with its index if it has none.
  package func rowName(_ row: Int) -> String {
    row < rowNames.count && !rowNames[row].isEmpty ? rowNames[row] : "row \(row)"
  }

  internal func entryRange(ofRow row: Int) -> Range<Int> {
    Int(rowStarts[row]) + 1..<Int(rowStarts[row + 1]) + 1
  }
}
