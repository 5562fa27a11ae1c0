import LayoutCore
import LayoutDocuments

extension RequirementError: CustomStringConvertible {
  /// One line: `rules.txt:3:10: "wole" is nothing that can be required; did you mean "whole"?`.
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
    case .tooMuch(let word): "\"\(word)\" is too much; one requirement stands on a line"
    case .noPhrase(let word, let known):
      word.isEmpty
        ? "what is required of the view is missing; known: \(list(known))"
        : "\"\(word)\" is nothing that can be required of a view" + hint(word, known)
    case .noSuchProperty(let word, let known): "a frame has no \"\(word)\"" + hint(word, known)
    case .noSuchView(let name, let known): "there is no view \"\(name)\"" + hint(name, known)
    case .noText(let name): "there is no text in \(name)"
    case .onlyOne(let name):
      "\(name) is one view alone; name two, as in 'icon does not overlap title', or a pattern such as 'cell-*'"
    case .noModifier(let name, let kind):
      "\(name) is a \(kind); a frame, padding, fixedSize or layoutPriority can be asked whether it changes something"
    case .emptyRange(let range): "\(range) ends before it begins"
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(list(known))"
  }

  /// The words, each once; where there are many, the first of them.
  private func list(_ words: [String]) -> String {
    var seen: [String] = []
    for word in words where !seen.contains(word) { seen.append(word) }
    let most = 20
    return seen.prefix(most).joined(separator: ", ") + (seen.count > most ? ", …" : "")
  }
}
