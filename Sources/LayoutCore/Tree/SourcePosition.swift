/// Where a view or modifier was written: a file and a line, and a column where a document knows it.
public struct SourcePosition: Hashable, Sendable {
  /// The file: `#fileID` for Swift source, the path for a document.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, where it is known.
  public var column: Int?

  /// Lines and columns are counted from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `file:line` or `file:line:column`.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
