import LayoutCore
import LayoutDocuments

/// Why a question cannot be answered.
public enum WhyNotError: Error, Hashable, Sendable {
  /// Text that is no question.
  case unreadable(String)
  /// A word that names no number of a frame.
  case noSuchProperty(String)
  /// A view that the tree does not have, and the ids that it has.
  case noSuchView(String, known: [String])
  /// A name that several views have, and their paths.
  case ambiguous(String, paths: [String])
  /// A number that is infinite.
  case infinite(String)
  /// A view that has to be whole and has no text in it.
  case noText(String)
}

extension WhyNotError: CustomStringConvertible {
  /// The cause and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let text):
      "\"\(text)\" is no question; write it as 'badge.width >= 100', with <=, >=, <, > or ==, as 'a.width == b.width', 'title is whole' or 'badge inside card'"
    case .noSuchProperty(let word):
      "a frame has no \"\(word)\"" + hint(word, FrameProperty.allCases.map(\.rawValue))
    case .noSuchView(let name, let known): "there is no view \"\(name)\"" + hint(name, known)
    case .ambiguous(let name, let paths):
      "\(paths.count) views are called \"\(name)\"; ask for one by its path: \(paths.joined(separator: ", "))"
    case .infinite(let name): "\(name) is infinite here; propose a number"
    case .noText(let name): "there is no text in \(name) that could be cut off"
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
