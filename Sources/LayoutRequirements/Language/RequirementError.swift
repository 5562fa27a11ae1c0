import LayoutCore

/// Why a requirement cannot be read, or what it is about cannot be found, and where.
public struct RequirementError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The file, line and column; `nil` for a requirement that stands in no file.
  public var position: SourcePosition?
  /// How many characters of the requirement stand before what is wrong.
  public var offset: Int

  init(_ problem: Problem, at position: SourcePosition?, offset: Int) {
    self.problem = problem
    self.offset = offset
    self.position = position.map { start in
      SourcePosition(file: start.file, line: start.line, column: start.column.map { $0 + offset })
    }
  }

  /// What can be wrong with a requirement.
  public enum Problem: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// A quotation mark without a second one.
    case openQuotation
    /// Something else had to come.
    case expected(String, found: String)
    /// Something follows that is not a part of it.
    case tooMuch(String)
    /// What follows the views is nothing that can be said of them; with the words that are.
    case noPhrase(String, known: [String])
    /// A word that names no number of a frame; with those that do.
    case noSuchProperty(String, known: [String])
    /// A view that the tree does not have; with the ids and kinds that it has.
    case noSuchView(String, known: [String])
    /// A view that has to be whole, or to have lines, and has no text in it.
    case noText(String)
    /// A name of one view alone, of which there cannot be two that do not overlap.
    case onlyOne(String)
    /// A view that is no modifier that could be left out.
    case noModifier(String, kind: String)
    /// A range that ends before it begins.
    case emptyRange(String)
  }
}
