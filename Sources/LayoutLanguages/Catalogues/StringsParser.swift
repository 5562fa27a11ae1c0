import LayoutCore

/// A parser of tables of strings: `"key" = "value";` with comments, in the format of old-style property lists.
struct StringsParser {
  /// A key with its value.
  struct Pair: Hashable {
    var key: String
    var value: String
    /// The place of the key.
    var position: SourcePosition
  }

  private let letters: [Character]
  private let file: String
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String, file: String) {
    letters = Array(text.drop { $0 == "\u{FEFF}" })
    self.file = file
  }

  /// Parses the pairs, in their order.
  ///
  /// - Throws: `StringCatalogueError`.
  mutating func pairs() throws(StringCatalogueError) -> [Pair] {
    var pairs: [Pair] = []
    var keys: Set<String> = []
    try skip()
    while next != nil {
      let source = position
      let key = try string("a key")
      guard keys.insert(key).inserted else { throw StringCatalogueError(.duplicateKey(key), at: source) }
      try skip()
      // A key without a value is its own value.
      var value = key
      if next == "=" {
        advance()
        try skip()
        value = try string("a string in double quotes")
        try skip()
      }
      guard next == ";" else { throw expected("\";\"") }
      advance()
      try skip()
      pairs.append(Pair(key: key, value: value, position: source))
    }
    return pairs
  }

  // MARK: - Letters

  private var next: Character? { index < letters.count ? letters[index] : nil }
  private var afterNext: Character? { index + 1 < letters.count ? letters[index + 1] : nil }
  private var position: SourcePosition { SourcePosition(file: file, line: line, column: column) }

  private mutating func advance() {
    if letters[index].isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
    index += 1
  }

  private func expected(_ what: String) -> StringCatalogueError {
    StringCatalogueError(.expected(what, found: next.map(String.init) ?? ""), at: position)
  }

  /// Skips blanks and comments.
  private mutating func skip() throws(StringCatalogueError) {
    while let letter = next {
      if letter.isWhitespace {
        advance()
      } else if letter == "/", afterNext == "/" {
        while let letter = next, !letter.isNewline { advance() }
      } else if letter == "/", afterNext == "*" {
        let source = position
        advance()
        repeat {
          advance()
          guard next != nil else { throw StringCatalogueError(.open("a comment"), at: source) }
        } while !(next == "*" && afterNext == "/")
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// Parses a string in quotation marks, or a plain word.
  private mutating func string(_ what: String) throws(StringCatalogueError) -> String {
    guard next == "\"" else {
      var word = ""
      while let letter = next, letter.isLetter || letter.isNumber || "_.-$:/".contains(letter) {
        word.append(letter)
        advance()
      }
      guard !word.isEmpty else { throw expected(what) }
      return word
    }
    let source = position
    var text = ""
    advance()
    while let letter = next {
      advance()
      if letter == "\"" { return text }
      text += letter == "\\" ? try escape() : String(letter)
    }
    throw StringCatalogueError(.open("a string"), at: source)
  }

  private mutating func escape() throws(StringCatalogueError) -> String {
    guard let letter = next else { throw expected("an escape") }
    advance()
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      // A character beyond U+FFFF is two escapes.
      var units = [try unit()]
      if (0xD800..<0xDC00).contains(units[0]), next == "\\", afterNext.map({ "Uu".contains($0) }) == true {
        advance()
        advance()
        units.append(try unit())
      }
      return String(decoding: units, as: UTF16.self)
    // Quotation marks, backslashes and line breaks represent themselves.
    default: return String(letter)
    }
  }

  private mutating func unit() throws(StringCatalogueError) -> UInt16 {
    let digits = String(letters[index...].prefix(4))
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw expected("four hexadecimal digits")
    }
    for _ in 0..<4 { advance() }
    return unit
  }
}
