import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Reads a requirement from left to right.
package struct RequirementReader {
  private let tokens: [RequirementToken]
  private let written: String
  private let position: SourcePosition?
  private var place = 0

  init(_ tokens: [RequirementToken], _ written: String, _ position: SourcePosition?) {
    (self.tokens, self.written, self.position) = (tokens, written, position)
  }

  /// The requirement without what surrounds it: blanks, and a comment.
  var text: String {
    let letters = Array(written)
    let first = tokens.first?.offset ?? 0
    let text = String(letters[first..<(tokens.last?.offset ?? letters.count)])
    return text.replacing(#/\s+$/#, with: "")
  }

  /// The next token.
  package var next: RequirementToken { tokens[place] }

  /// Whether a sign is still to come before a colon, or before the distance that neighbours keep.
  package func hasAhead(_ signs: [String]) -> Bool {
    for token in tokens[place...] {
      if token.content == .sign(":") || token.content == .word("by") { return false }
      if case .sign(let sign) = token.content, signs.contains(sign) { return true }
    }
    return false
  }

  /// Takes words of the language that come one after the other; otherwise takes none.
  package mutating func take(_ words: String...) -> Bool {
    guard
      words.enumerated().allSatisfy({ place + $0 < tokens.count && tokens[place + $0].content == .word($1) })
    else { return false }
    place += words.count
    return true
  }

  /// Takes a sign if it comes next.
  package mutating func take(sign: String) -> Bool {
    guard next.content == .sign(sign) else { return false }
    place += 1
    return true
  }

  /// Takes a sign that has to come.
  ///
  /// Throws `RequirementError`.
  package mutating func require(sign: String) throws(RequirementError) {
    guard take(sign: sign) else { throw error(.expected("\"\(sign)\"", found: next.text)) }
  }

  /// What is wrong with the next token.
  package func error(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: position, offset: next.offset)
  }

  /// Makes sure that nothing is left.
  ///
  /// Throws `RequirementError`.
  package func end() throws(RequirementError) {
    guard next.content == .end else { throw error(.tooMuch(next.text)) }
  }

  /// Reads a claim of any room.
  ///
  /// Throws `RequirementError`.
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

  /// Takes a number.
  ///
  /// Throws `RequirementError`.
  package mutating func number() throws(RequirementError) -> Rational {
    let isNegative = take(sign: "-")
    guard case .number(let word) = next.content, let double = Double(word),
      let exact = Rational(exactly: double), abs(double) <= LayoutTree.greatestLength
    else { throw error(.expected("a number", found: next.text)) }
    place += 1
    return isNegative ? -exact : exact
  }

  /// Takes a whole number.
  ///
  /// Throws `RequirementError`.
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

  /// Takes what names views.
  ///
  /// Throws `RequirementError`.
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

  /// Takes a number of a view's frame: `badge.width`, `each(cell).height`, `"two words".midX`, or the container's
  /// `width`; `nil` where there is none, and nothing is taken.
  ///
  /// Throws `RequirementError`.
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
