import Foundation

/// The comments of a file in CPLEX LP format: one for each variable and row.
package struct LPComments: Hashable, Sendable {
  /// The meaning of each column, in the order of the columns; there may be fewer.
  package var columns: [String]
  /// The meaning of each row, in the order of the rows; there may be fewer.
  package var rows: [String]
  /// The comment about all further columns; `nil` for none.
  package var rest: String?

  /// Creates comments, each of which is one line.
  package init(columns: [String] = [], rows: [String] = [], rest: String? = nil) {
    self.columns = columns
    self.rows = rows
    self.rest = rest
  }

  /// Adds the comments to a file; throws if it cannot be read or written.
  func add(toFile path: String, columnNames: [String], rowNames: [String]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let commented = added(to: text, columnNames: columnNames, rowNames: rowNames)
    try Data(commented.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the text of a file with the comments: those on variables after its head, and each row's above
  /// the row.
  private func added(to text: String, columnNames: [String], rowNames: [String]) -> String {
    let rowComments = Dictionary(zip(rowNames, rows)) { first, _ in first }
    var lines: [Substring] = []
    var head = zip(columnNames, columns).map { Self.comment("\($0) = \($1)") }
    if let rest { head.append(Self.comment(rest)) }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !head.isEmpty, line.isEmpty {
        lines += [""] + head
        head = []
      }
      if line.first == " ", let colon = line.firstIndex(of: ":"),
        let comment = rowComments[String(line[line.index(after: line.startIndex)..<colon])]
      {
        lines.append(Self.comment(comment))
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func comment(_ text: String) -> Substring {
    // A comment ends with its line.
    "\\* \(text.split(whereSeparator: \.isNewline).joined(separator: " ")) *\\"
  }
}
