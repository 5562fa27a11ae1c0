import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Parses a requirement from left to right.
package struct RequirementReader {
  private let tokens: [RequirementToken]
  private let written: String
  private let position: SourcePosition?
  private var place = 0

  init(_ tokens: [RequirementToken], _ written: String, _ position: SourcePosition?) {
    (self.tokens, self.written, self.position) = (tokens, written, position)
  }

  /// The requirement without surrounding blanks and comments.
  var text: String {
    let letters = Array(written)
    let first = tokens.first?.offset ?? 0
    let text = String(letters[first..<(tokens.last?.offset ?? letters.count)])
    return text.replacing(#/\s+$/#, with: "")
  }

  /// The next token.
  package var next: RequirementToken { tokens[place] }

  /// Returns whether a sign follows before a colon, or before the distance of neighbours.
  package func hasAhead(_ signs: [String]) -> Bool {
    for token in tokens[place...] {
      if token.content == .sign(":") || token.content == .word("by") { return false }
      if case .sign(let sign) = token.content, signs.contains(sign) { return true }
    }
    return false
  }

  /// Consumes consecutive words if all of them come next, and otherwise none.
  package mutating func take(_ words: String...) -> Bool {
    guard
      words.enumerated().allSatisfy({ place + $0 < tokens.count && tokens[place + $0].content == .word($1) })
    else { return false }
    place += words.count
    return true
  }

  /// Consumes a sign if it comes next.
  package mutating func take(sign: String) -> Bool {
    guard next.content == .sign(sign) else { return false }
    place += 1
    return true
  }

  /// Consumes a required sign.
  ///
  /// - Throws: `RequirementError`.
  package mutating func require(sign: String) throws(RequirementError) {
    guard take(sign: sign) else { throw error(.expected("\"\(sign)\"", found: next.text)) }
  }

  /// Returns an error at the next token.
  package func error(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: position, offset: next.offset)
  }

  /// Checks that no token is left.
  ///
  /// - Throws: `RequirementError`.
  package func end() throws(RequirementError) {
    guard next.content == .end else { throw error(.tooMuch(next.text)) }
  }

  /// Parses a claim of any rule.
  ///
  /// - Throws: `RequirementError`.
  package mutating func claim() throws(RequirementError) -> Requirement.Claim {
    guard next.content != .end else { throw error(.empty) }
    for rule in Requirement.Claim.rules {
      var reader = self
      if let claim = try rule.read(&reader) {
        self = reader
        return claim
      }
    }
    _ = try selector()
    if !take("is"), !take("are"), !take("has"), !take("have") {
      if take("does", "not") || take("do", "not") {}
    }
    throw error(.noPhrase(next.text, known: Requirement.Claim.rules.flatMap { $0.words }))
  }

  /// Consumes a number.
  ///
  /// - Throws: `RequirementError`.
  package mutating func number() throws(RequirementError) -> Rational {
    let isNegative = take(sign: "-")
    guard case .number(let word) = next.content, let double = Double(word),
      let exact = Rational(exactly: double), abs(double) <= LayoutTree.greatestLength
    else { throw error(.expected("a number", found: next.text)) }
    place += 1
    return isNegative ? -exact : exact
  }

  /// Consumes a whole number.
  ///
  /// - Throws: `RequirementError`.
  package mutating func count() throws(RequirementError) -> Int {
    guard case .number(let word) = next.content, let count = Int(word), count >= 0 else {
      throw error(.expected("a whole number", found: next.text))
    }
    place += 1
    return count
  }

  /// Whether a number comes next.
  package var isNumber: Bool {
    if case .number = next.content { return true }
    return next.content == .sign("-")
  }

  /// Consumes a name of views.
  ///
  /// - Throws: `RequirementError`.
  package mutating func selector() throws(RequirementError) -> ViewSelector {
    if case .word("each") = next.content, tokens[place + 1].content == .sign("(") {
      place += 2
      let inner = try selector()
      try require(sign: ")")
      return inner
    }
    let offset = next.offset
    switch next.content {
    case .word(let name), .quoted(let name):
      place += 1
      return ViewSelector(name, at: position, offset: offset)
    case .sign("*"):
      place += 1
      return ViewSelector("*", at: position, offset: offset)
    default: throw error(.expected("the name of a view", found: next.text))
    }
  }

  /// Consumes a property of a view's frame: `badge.width`, `each(cell).height`, `"two words".midX`, or the
  /// container's `width`; `nil` where there is none, and nothing is consumed.
  ///
  /// - Throws: `RequirementError`.
  package mutating func side() throws(RequirementError) -> FrameSide? {
    let start = self
    if case .word(let word) = next.content, let property = FrameProperty(rawValue: word),
      property == .width || property == .height
    {
      let offset = next.offset
      place += 1
      return FrameSide(of: ViewSelector(ViewSelector.container, at: position, offset: offset), property)
    }
    if case .word(let word) = next.content, word != "each", let dot = word.lastIndex(of: "."),
      dot != word.startIndex
    {
      let offset = next.offset
      let name = String(word[..<dot])
      let property = try property(String(word[word.index(after: dot)...]), offset + name.count + 1)
      place += 1
      return FrameSide(of: ViewSelector(name, at: position, offset: offset), property)
    }
    // A name that ends at a bracket or a quotation mark is followed by the dot.
    let views = try selector()
    guard case .word(let rest) = next.content, rest.first == "." else {
      self = start
      return nil
    }
    let property = try property(String(rest.dropFirst()), next.offset + 1)
    place += 1
    return FrameSide(of: views, property)
  }

  private func property(_ word: String, _ offset: Int) throws(RequirementError) -> FrameProperty {
    guard let property = FrameProperty(rawValue: word) else {
      throw RequirementError(
        .noSuchProperty(word, known: FrameProperty.allCases.map(\.rawValue)), at: position, offset: offset)
    }
    return property
  }
}

/// A word, a number or a sign of a requirement, with its column.
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
    /// The end of the requirement.
    case end
  }

  package var content: Content
  /// The number of characters before the token.
  package var offset: Int

  /// The token as it is written.
  package var text: String {
    switch content {
    case .word(let text), .quoted(let text), .number(let text), .sign(let text): text
    case .end: ""
    }
  }

  private static let signs = ["...", "<=", ">=", "==", "<", ">", "(", ")", ":", "+"]

  /// Splits a text into tokens, up to a `#` that begins a comment.
  ///
  /// - Throws: `RequirementError` for a quotation mark that is not closed.
  package static func tokens(
    of text: String, at position: SourcePosition?
  ) throws(RequirementError) -> [RequirementToken] {
    let letters = Array(text)
    var tokens: [RequirementToken] = []
    var index = 0
    func begins(_ sign: String, at index: Int) -> Bool {
      letters[index...].starts(with: Array(sign))
    }
    while index < letters.count, letters[index] != "#" {
      let letter = letters[index]
      let start = index
      if letter.isWhitespace {
        index += 1
      } else if letter == "\"" {
        guard let end = letters[(index + 1)...].firstIndex(of: "\"") else {
          throw RequirementError(.openQuotation, at: position, offset: index)
        }
        index = end + 1
        tokens.append(RequirementToken(content: .quoted(String(letters[(start + 1)..<end])), offset: start))
      } else if let sign = signs.first(where: { begins($0, at: index) }) {
        index += sign.count
        tokens.append(RequirementToken(content: .sign(sign), offset: start))
      } else {
        while index < letters.count, !letters[index].isWhitespace, letters[index] != "\"",
          !signs.contains(where: { begins($0, at: index) })
        {
          index += 1
        }
        let word = String(letters[start..<index])
        tokens.append(RequirementToken(content: content(of: word), offset: start))
      }
    }
    tokens.append(RequirementToken(content: .end, offset: index))
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

/// A property of the frames of views.
package struct FrameSide: Hashable, Sendable {
  package var views: ViewSelector
  package var property: FrameProperty

  package init(of views: ViewSelector, _ property: FrameProperty) {
    (self.views, self.property) = (views, property)
  }
}

/// A sum of points and multiples of frame properties: `2 * a.width + 8`.
package struct FrameSum: Hashable, Sendable {
  /// A multiple of a frame property.
  package struct Term: Hashable, Sendable {
    package var factor: Rational
    package var side: FrameSide

    package init(factor: Rational, side: FrameSide) { (self.factor, self.side) = (factor, side) }
  }

  package var constant: Rational = 0
  package var terms: [Term] = []

  package init(constant: Rational = 0, terms: [Term]) {
    (self.constant, self.terms) = (constant, terms)
  }

  /// Parses a sum.
  ///
  /// - Throws: `RequirementError`.
  package init(_ reader: inout RequirementReader) throws(RequirementError) {
    var sign: Rational = reader.take(sign: "-") ? -1 : 1
    repeat {
      if reader.isNumber {
        let number = sign * (try reader.number())
        if reader.take(sign: "*") {
          terms.append(Term(factor: number, side: try Self.side(&reader)))
        } else {
          constant += number
        }
      } else {
        terms.append(Term(factor: sign, side: try Self.side(&reader)))
      }
      sign = 1
      if reader.take(sign: "+") { continue }
      guard reader.take(sign: "-") else { return }
      sign = -1
    } while true
  }

  private static func side(_ reader: inout RequirementReader) throws(RequirementError) -> FrameSide {
    guard let side = try reader.side() else {
      throw reader.error(.expected("a number of a frame, such as title.width", found: reader.next.text))
    }
    return side
  }
}
