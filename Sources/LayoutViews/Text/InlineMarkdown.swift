import ElementTree
import Foundation

/// Markdown within a paragraph: emphasis, code, links and escapes.
///
/// A mark that nothing closes is a letter. Interpolated values are never read as marks.
struct InlineMarkdown {
  /// A letter of a key, or an interpolated value.
  private enum Atom {
    case letter(Character)
    case text(Text)
  }

  /// The attributes that marks give letters.
  private struct Marks {
    var isBold = false
    var isCode = false
  }

  private let atoms: [Atom]
  private var pieces: [Text.Piece] = []
  private var letters = ""

  /// The letters that may be marks.
  private static let signs: Set<Character> = ["*", "_", "`", "~", "[", "\\"]
  /// The greatest depth of nested marks; deeper ones are letters.
  private static let mostLevels = 32

  private init(_ parts: [LocalizedStringKey.Part]) {
    atoms = parts.flatMap { part -> [Atom] in
      switch part {
      case .literal(let string): string.map { .letter($0) }
      case .text(let text, _): [.text(text)]
      case .number(let number): [.text(Text(verbatim: number.string(in: .ofTexts)))]
      }
    }
  }

  /// Returns whether a string has any letter that may be a mark.
  static func mayBeMarked(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Returns the pieces of a key, in order.
  static func pieces(of parts: [LocalizedStringKey.Part]) -> [Text.Piece] {
    var markdown = InlineMarkdown(parts)
    markdown.read(markdown.atoms.indices, Marks(), level: 0)
    markdown.finish(Marks())
    return markdown.pieces
  }

  private mutating func read(_ range: Range<Int>, _ marks: Marks, level: Int) {
    var index = range.lowerBound
    // If a mark is not closed, no later mark of the same kind is.
    var unclosed: Set<String> = []
    while index < range.upperBound {
      let next = span(at: index, in: range, marks, level: level, &unclosed)
      if let next {
        index = next
        continue
      }
      switch atoms[index] {
      case .letter(let letter): letters.append(letter)
      case .text(let text):
        finish(marks)
        for piece in [text.first] + text.others { pieces.append(Self.marked(piece, marks)) }
      }
      index += 1
    }
  }

  /// Reads the marked span that begins at a place; returns its end, or `nil` if none begins there.
  private mutating func span(
    at index: Int, in range: Range<Int>, _ marks: Marks, level: Int, _ unclosed: inout Set<String>
  ) -> Int? {
    guard case .letter(let sign) = atoms[index], Self.signs.contains(sign), level < Self.mostLevels else {
      return nil
    }
    switch sign {
    case "\\":
      guard index + 1 < range.upperBound, case .letter(let escaped) = atoms[index + 1], escaped.isASCII,
        escaped.isPunctuation || escaped.isSymbol
      else { return nil }
      letters.append(escaped)
      return index + 2
    case "`": return code(at: index, in: range, marks, &unclosed)
    case "[": return link(at: index, in: range, marks, level: level, &unclosed)
    default: return emphasis(sign, at: index, in: range, marks, level: level, &unclosed)
    }
  }

  private mutating func code(
    at index: Int, in range: Range<Int>, _ marks: Marks, _ unclosed: inout Set<String>
  ) -> Int? {
    let count = run(of: "`", at: index, in: range)
    let name = String(repeating: "`", count: count)
    guard !unclosed.contains(name) else { return nil }
    guard let end = endOfCode(at: index, in: range) else {
      unclosed.insert(name)
      return nil
    }
    finish(marks)
    var inner = marks
    inner.isCode = true
    for atom in atoms[(index + count)..<(end - count)] {
      switch atom {
      case .letter(let letter): letters.append(letter)
      case .text(let text): letters += text.plainString
      }
    }
    finish(inner)
    return end
  }

  /// Returns the place after an escaped letter or code, in which no sign is a mark; `nil` where neither begins.
  ///
  /// `openRuns` are the lengths of runs of backticks that nothing closes.
  private func endOfLiteral(at index: Int, in range: Range<Int>, _ openRuns: inout Set<Int>) -> Int? {
    if isLetter("\\", at: index) { return index + 2 }
    let count = run(of: "`", at: index, in: range)
    guard count > 0 else { return nil }
    if !openRuns.contains(count), let end = endOfCode(at: index, in: range) { return end }
    openRuns.insert(count)
    return index + count
  }

  /// Returns the place after the code that begins at a place; `nil` where none does, or nothing closes it.
  private func endOfCode(at index: Int, in range: Range<Int>) -> Int? {
    let count = run(of: "`", at: index, in: range)
    guard count > 0 else { return nil }
    var end = index + count
    while end < range.upperBound {
      let closing = run(of: "`", at: end, in: range)
      if closing == count { return end + count }
      end += max(1, closing)
    }
    return nil
  }

  private mutating func link(
    at index: Int, in range: Range<Int>, _ marks: Marks, level: Int, _ unclosed: inout Set<String>
  ) -> Int? {
    guard !unclosed.contains("["), let close = partner(of: "[", "]", at: index, in: range) else {
      unclosed.insert("[")
      return nil
    }
    guard close + 1 < range.upperBound, isLetter("(", at: close + 1),
      let end = partner(of: "(", ")", at: close + 1, in: range)
    else { return nil }
    finish(marks)
    read((index + 1)..<close, marks, level: level + 1)
    finish(marks)
    return end + 1
  }

  /// Returns the place of the bracket that closes another one; `nil` if there is none.
  private func partner(of open: Character, _ close: Character, at index: Int, in range: Range<Int>) -> Int? {
    var (depth, openRuns) = (0, Set<Int>())
    var next = index
    while next < range.upperBound {
      if let end = endOfLiteral(at: next, in: range, &openRuns) {
        next = end
        continue
      }
      if isLetter(open, at: next) { depth += 1 }
      if isLetter(close, at: next) {
        depth -= 1
        if depth == 0 { return next }
      }
      next += 1
    }
    return nil
  }

  private mutating func emphasis(
    _ sign: Character, at index: Int, in range: Range<Int>, _ marks: Marks, level: Int,
    _ unclosed: inout Set<String>
  ) -> Int? {
    let count = run(of: sign, at: index, in: range)
    guard opens(sign, at: index, count, in: range) else { return nil }
    let sizes = sign == "~" ? (count == 2 ? [2] : []) : [3, 2, 1].filter { $0 <= min(count, 3) }
    for size in sizes {
      let name = String(repeating: sign, count: size)
      guard !unclosed.contains(name) else { continue }
      guard let end = closing(sign, size, from: index + size, in: range) else {
        unclosed.insert(name)
        continue
      }
      finish(marks)
      var inner = marks
      if sign != "~", size > 1 { inner.isBold = true }
      read((index + size)..<end, inner, level: level + 1)
      finish(inner)
      return end + size
    }
    return nil
  }

  /// Returns the place at which a sign, repeated `size` times, closes a span; `nil` if there is none.
  private func closing(_ sign: Character, _ size: Int, from start: Int, in range: Range<Int>) -> Int? {
    var (index, openRuns) = (start, Set<Int>())
    while index < range.upperBound {
      if let end = endOfLiteral(at: index, in: range, &openRuns) {
        index = end
        continue
      }
      let count = run(of: sign, at: index, in: range)
      if count == size || (count == 3 && size < 3), index > start, closes(sign, at: index, count, in: range) {
        return index + count - size
      }
      index += max(1, count)
    }
    return nil
  }

  private func opens(_ sign: Character, at index: Int, _ count: Int, in range: Range<Int>) -> Bool {
    let end = index + count
    guard end < range.upperBound, !isSpace(at: end) else { return false }
    return sign != "_" || index == range.lowerBound || !isWord(at: index - 1)
  }

  private func closes(_ sign: Character, at index: Int, _ count: Int, in range: Range<Int>) -> Bool {
    guard !isSpace(at: index - 1) else { return false }
    let end = index + count
    return sign != "_" || end == range.upperBound || !isWord(at: end)
  }

  private func run(of sign: Character, at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, isLetter(sign, at: end) { end += 1 }
    return end - index
  }

  private func isLetter(_ letter: Character, at index: Int) -> Bool {
    if case .letter(letter) = atoms[index] { true } else { false }
  }

  private func isSpace(at index: Int) -> Bool {
    if case .letter(let letter) = atoms[index] { letter.isWhitespace } else { false }
  }

  private func isWord(at index: Int) -> Bool {
    if case .letter(let letter) = atoms[index] { letter.isLetter || letter.isNumber } else { true }
  }

  /// Ends a piece, made of the letters so far.
  private mutating func finish(_ marks: Marks) {
    guard !letters.isEmpty else { return }
    pieces.append(Self.marked(Text.Piece(content: .string(letters)), marks))
    letters = ""
  }

  private static func marked(_ piece: Text.Piece, _ marks: Marks) -> Text.Piece {
    var piece = piece
    if marks.isBold { piece.style.isBold = piece.style.isBold ?? true }
    if marks.isCode { piece.style.design = piece.style.design ?? .monospaced }
    return piece
  }
}
