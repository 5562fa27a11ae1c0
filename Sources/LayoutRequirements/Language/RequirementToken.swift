import LayoutCore

/// A word, a number or a sign of a requirement, and its column.
package struct RequirementToken: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A name or a word of the language.
    case word(String)
    /// A name between quotation marks.
    case quoted(String)
    /// A number of points, or of lines.
    case number(String)
    /// `<=`, `...`, `:` and the like.
    case sign(String)
    /// Behind the last one.
    case end
  }

  package var content: Content
  /// How many characters stand before it.
  package var offset: Int

  /// What is written.
  package var text: String {
    switch content {
    case .word(let text), .quoted(let text), .number(let text), .sign(let text): text
    case .end: ""
    }
  }

  private static let signs = ["...", "<=", ">=", "==", "<", ">", "(", ")", ":", "+"]

  /// The tokens of a text, up to a `#` that begins a comment.
  ///
  /// Throws `RequirementError` for a quotation mark without a second one.
  package static func tokens(
    of text: String, at position: SourcePosition?
  ) throws(RequirementError) -> [RequirementToken] {
    let letters = Array(text)
    var tokens: [RequirementToken] = []
    var place = 0
    func begins(_ sign: String, at place: Int) -> Bool {
      letters[place...].starts(with: Array(sign))
    }
    while place < letters.count, letters[place] != "#" {
      let letter = letters[place]
      let start = place
      if letter.isWhitespace {
        place += 1
      } else if letter == "\"" {
        guard let end = letters[(place + 1)...].firstIndex(of: "\"") else {
          throw RequirementError(.openQuotation, at: position, offset: place)
        }
        place = end + 1
        tokens.append(RequirementToken(content: .quoted(String(letters[(start + 1)..<end])), offset: start))
      } else if let sign = signs.first(where: { begins($0, at: place) }) {
        place += sign.count
        tokens.append(RequirementToken(content: .sign(sign), offset: start))
      } else {
        while place < letters.count, !letters[place].isWhitespace, letters[place] != "\"",
          !signs.contains(where: { begins($0, at: place) })
        {
          place += 1
        }
        let word = String(letters[start..<place])
        tokens.append(RequirementToken(content: content(of: word), offset: start))
      }
    }
    tokens.append(RequirementToken(content: .end, offset: place))
    return tokens
  }

  private static func content(of word: String) -> Content {
    if word == "-" || word == "*" { return .sign(word) }
    guard let number = Double(word), number.isFinite, word.first != "i", word.first != "n" else {
      return .word(word)
    }
    return .number(word)
  }
}
