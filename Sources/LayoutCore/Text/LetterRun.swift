/// A text as letters with advance widths and the places where a line may break.
struct LetterRun: Sendable {
  /// What a letter is to the breaking of lines.
  enum Kind: UInt8, Sendable {
    /// A part of the word that the letter before it belongs to, if that is a letter too.
    case letter
    /// The beginning of a new word although no space precedes it.
    case wordStart
    /// A space at which a line may be wrapped.
    case space
    /// The end of a paragraph.
    case newline
  }

  /// The kinds of the letters.
  private(set) var kinds: [Kind] = []

  /// The width of the text before each letter, and of the whole text, in font units.
  private var positions: [Int] = [0]

  /// The offset of each letter, and the end of the text, in UTF-8; nil where each letter is one code unit.
  private var offsets: [Int]?

  private let utf8: [UInt8]

  /// The advance of the ellipsis, in font units.
  let ellipsis: Int

  /// The number of letters.
  var count: Int { kinds.count }

  /// Divides a text into letters.
  init(_ string: String, _ advances: AdvanceWidths) {
    utf8 = Array(string.utf8)
    ellipsis = advances.advance(of: "…" as Unicode.Scalar)
    kinds.reserveCapacity(utf8.count)
    positions.reserveCapacity(utf8.count + 1)
    if utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      appendASCII(advances)
    } else {
      appendLetters(of: string, advances)
    }
  }

  /// The width of a range of letters, in font units.
  func width(_ start: Int, _ end: Int) -> Int {
    positions[end] - positions[start]
  }

  /// The string of a range of letters.
  func string(_ start: Int, _ end: Int) -> String {
    let range = offsets.map { $0[start]..<$0[end] } ?? start..<end
    return String(decoding: utf8[range], as: UTF8.self)
  }

  private mutating func appendASCII(_ advances: AdvanceWidths) {
    var rule = WordRule()
    for byte in utf8 {
      let advance = advances.advance(ofASCII: byte)
      kinds.append(rule.kind(ofASCII: byte))
      positions.append(positions[positions.count - 1] + advance)
    }
  }

  private mutating func appendLetters(of string: String, _ advances: AdvanceWidths) {
    var rule = WordRule()
    var ends = [0]
    ends.reserveCapacity(utf8.count + 1)
    for letter in string {
      let advance = advances.advance(of: letter)
      kinds.append(rule.kind(of: letter, advance: advance))
      positions.append(positions[positions.count - 1] + advance)
      ends.append(ends[ends.count - 1] + letter.utf8.count)
    }
    offsets = ends
  }
}
