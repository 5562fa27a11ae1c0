import LayoutDocuments

/// Rows of text in aligned columns.
struct TextTable {
  /// Where the words of a column stand.
  enum Side {
    case left
    case right
  }

  var sides: [Side]
  var rows: [[String]]

  /// The rows, one a line, without blanks at their ends.
  var lines: [String] {
    let rows = rows.map { $0.map(OneLine.of) }
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, word) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - word.count)
        line += (column == 0 ? "" : "  ") + (sides[column] == .left ? word + blanks : blanks + word)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
