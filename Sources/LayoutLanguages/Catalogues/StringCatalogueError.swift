import LayoutCore

/// Why translations cannot be read, and where.
public struct StringCatalogueError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The file, and the line and column of what is wrong in it.
  public var position: SourcePosition

  init(_ problem: Problem, at position: SourcePosition) {
    (self.problem, self.position) = (problem, position)
  }

  /// What can be wrong with translations.
  public enum Problem: Hashable, Sendable {
    /// There is no such file.
    case noFile
    /// A folder in which there are no translations.
    case emptyFolder
    /// A file that may not be read.
    case unreadable
    /// A file that is neither UTF-8 nor UTF-16.
    case noText
    /// A table that was compiled for an app.
    case compiled
    /// A file of another kind.
    case unknownKind
    /// A table in a folder that names no language.
    case noLanguage
    /// A catalogue without text.
    case empty
    /// Something else had to come in a table.
    case expected(String, found: String)
    /// A string or a comment that does not end.
    case open(String)
    /// A key that stands twice in a table.
    case duplicateKey(String)
    /// A plural category or another variation that is none.
    case unknownVariation(String, known: [String])
    /// A language that the translations do not have; with those that they have.
    case unknownLanguage(String, known: [String])
  }
}
