import LayoutCore
import LayoutDocuments

/// An error in a requirement that cannot be parsed, or whose views cannot be found.
public struct RequirementError: Error, Hashable, Sendable {
  /// The problem.
  public var problem: Problem
  /// The file, line and column; `nil` for a requirement outside a file.
  public var position: SourcePosition?
  /// The number of characters of the requirement before the error.
  public var offset: Int

  init(_ problem: Problem, at position: SourcePosition?, offset: Int) {
    self.problem = problem
    self.offset = offset
    self.position = position.map { start in
      SourcePosition(file: start.file, line: start.line, column: start.column.map { $0 + offset })
    }
  }

  /// The problems of a requirement.
  public enum Problem: Hashable, Sendable {
    /// The requirement is empty.
    case empty
    /// A quotation mark is not closed.
    case openQuotation
    /// Something else was expected.
    case expected(String, found: String)
    /// Something follows that is not part of the requirement.
    case tooMuch(String)
    /// The words after the views are not a requirement; `known` lists those that are.
    case noPhrase(String, known: [String])
    /// The word is not a frame property; `known` lists those that are.
    case noSuchProperty(String, known: [String])
    /// The tree has no such view; `known` lists its ids and kinds.
    case noSuchView(String, known: [String])
    /// A view that has to be whole, or to have lines, contains no text.
    case noText(String)
    /// A view that has to keep its ratio contains no resizable image of a known size.
    case noImage(String)
    /// The name is of a single view, which cannot overlap itself.
    case onlyOne(String)
    /// The view is not a modifier that could be left out.
    case noModifier(String, kind: String)
    /// The range ends before it begins.
    case emptyRange(String)
  }
}

extension RequirementError: CustomStringConvertible {
  /// One line: `rules.txt:3:10: "wole" is not a known requirement on a view; did you mean "whole"?`.
  public var description: String {
    let place = position.map { "\($0)" } ?? "column \(offset + 1)"
    return "\(place): \(OneLine.of(problem.words))"
  }
}

extension RequirementError.Problem {
  fileprivate var words: String {
    switch self {
    case .empty: "there is no requirement; write it as 'title is whole' or 'button.width >= 44'"
    case .openQuotation: "a quotation mark is missing at the end of the name"
    case .expected(let what, let found):
      found.isEmpty ? "\(what) is missing at the end" : "expected \(what), found \"\(found)\""
    case .tooMuch(let word): "\"\(word)\" is not expected here; write one requirement per line"
    case .noPhrase(let word, let known):
      word.isEmpty
        ? "the requirement on the view is missing; known: \(list(known))"
        : "\"\(word)\" is not a known requirement on a view" + hint(word, known)
    case .noSuchProperty(let word, let known): "a frame has no \"\(word)\"" + hint(word, known)
    case .noSuchView(let name, let known): "there is no view \"\(name)\"" + hint(name, known)
    case .noText(let name): "there is no text in \(name)"
    case .noImage(let name): "there is no resizable image of a known size in \(name)"
    case .onlyOne(let name):
      "\(name) is a single view; name two, as in 'icon does not overlap title', or a pattern such as 'cell-*'"
    case .noModifier(let name, let kind):
      "\(name) is a \(kind); only a frame, padding, fixedSize, layoutPriority or alignment guide can be "
        + "required to change something"
    case .emptyRange(let range): "\(range) ends before it begins"
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(list(known))"
  }

  /// Returns the words, each once; of many, the first ones.
  private func list(_ words: [String]) -> String {
    var seen: [String] = []
    for word in words where !seen.contains(word) { seen.append(word) }
    let most = 20
    return seen.prefix(most).joined(separator: ", ") + (seen.count > most ? ", …" : "")
  }
}
