import Foundation

/// Standard input, which can be read once, and is cached.
package enum StandardInput {
  /// The contents, or the error of reading them.
  package static let data = Result<Data, any Error> { try FileHandle.standardInput.readToEnd() ?? Data() }

  /// Whether it is Swift source: a line begins like a declaration, and none is the version of a document.
  package static var isSwift: Bool {
    guard let data = try? data.get(), let text = String(data: data, encoding: .utf8) else { return false }
    return isSwift(text)
  }

  static func isSwift(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    guard let first = lines.first(where: { !$0.isEmpty }), !"{[".contains(first.prefix(1)) || first.isEmpty,
      !lines.contains(where: { $0.hasPrefix("taut:") })
    else { return false }
    return lines.contains { line in line.hasPrefix("#Preview") || declares(line) }
  }

  /// Returns whether the words of a line lead to a declaration, past attributes and access levels.
  private static func declares(_ line: Substring) -> Bool {
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
    guard words.count > 1, let word = words.first else { return false }
    return declarations.contains(word)
  }

  private static let levels: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate", "final",
  ]
  private static let declarations: Set<Substring> = [
    "import", "struct", "class", "enum", "extension", "protocol", "func", "var", "let",
  ]
}
