import LayoutCore
import LayoutDocuments

extension StringCatalogueError: CustomStringConvertible {
  /// `file:line:column: what is wrong`, and what to do about it.
  public var description: String {
    let place = problem.isAboutTheWhole ? position.file : "\(position)"
    return OneLine.of("\(place): \(problem)")
  }
}

extension StringCatalogueError.Problem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noFile: "there is no such file"
    case .emptyFolder:
      "there are no translations in this folder; name one with .xcstrings or .lproj/*.strings in it"
    case .unreadable: "the file may not be read"
    case .noText: "it is neither UTF-8 nor UTF-16"
    case .compiled: "it was compiled for an app; give the table as it was written"
    case .unknownKind: "translations are read from .xcstrings, .strings and .stringsdict files"
    case .noLanguage:
      "the folder's name says the language of a table; put it into one such as de.lproj/Localizable.strings"
    case .empty: "there is nothing in it; a catalogue begins with {\"sourceLanguage\": \"en\", \"strings\": {"
    case .expected(let what, let found):
      "expected \(what), found \(found.isEmpty ? "the end" : "\"\(found)\"")"
    case .open(let what): "\(what) that does not end"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice"
    case .unknownVariation(let name, let known):
      "unknown variation \"\(name)\"; known: \(known.joined(separator: ", "))"
    case .unknownLanguage(let code, let known):
      "there are no translations into \"\(code)\""
        + (NearestWord.of(code, among: known).map { "; did you mean \"\($0)\"?" }
          ?? "; there are: \(known.joined(separator: ", "))")
    }
  }

  /// Whether no place in the file is to blame.
  fileprivate var isAboutTheWhole: Bool {
    switch self {
    case .noFile, .emptyFolder, .unreadable, .noText, .compiled, .unknownKind, .noLanguage, .empty,
      .unknownLanguage:
      true
    case .expected, .open, .duplicateKey, .unknownVariation: false
    }
  }
}
