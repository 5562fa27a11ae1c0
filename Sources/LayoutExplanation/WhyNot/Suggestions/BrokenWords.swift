/// The words of a text that are broken across lines because no line is wide enough for them.
///
/// A word is the text between blanks and the other places where lines may end: "$3.50" and "12:30" are
/// words, "well-known" and "and/or" are two, and scripts without blanks have none. Web addresses, with a
/// scheme or a path, and mail addresses do not count: they may have any length, and are broken wherever a
/// line ends.
package struct BrokenWords {
  /// The words, in order.
  package private(set) var words: [String] = []

  /// Finds the broken words of a text, given its lines as they are drawn.
  package init(of text: String, in lines: [String]) {
    guard lines.count > 1 else { return }
    var place = text.startIndex
    for line in lines.dropLast() {
      // Blanks at a break are drawn in neither line.
      guard let shown = text.range(of: line, in: place) else { return }
      place = shown.upperBound
      guard place > text.startIndex, place < text.endIndex else { return }
      let last = text[text.index(before: place)]
      guard !last.maySeparate(from: text[place]) else { continue }
      let word = text.word(around: place)
      if !word.isAddress, words.last != word { words.append(word) }
    }
  }
}

extension String {
  /// Returns the range of a line, searched from a place on.
  fileprivate func range(of line: String, in start: Index) -> Range<Index>? {
    guard !line.isEmpty else { return start..<start }
    var start = start
    while start < endIndex {
      if self[start...].hasPrefix(line) {
        return start..<(index(start, offsetBy: line.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }

  /// Whether the text contains a web address, with a scheme or with a path after the host, or a mail
  /// address.
  fileprivate var isAddress: Bool {
    if contains("://") { return true }
    if let at = firstIndex(of: "@") { return at > startIndex && String(self[index(after: at)...]).isHost }
    guard let slash = firstIndex(of: "/"), slash > startIndex else { return false }
    return String(self[..<slash]).isHost
  }

  /// Whether the text, apart from punctuation at its ends, consists of labels separated by dots, the last
  /// of which consists of letters.
  private var isHost: Bool {
    let labels = trimmingPrefix { $0.isPunctuation }.split(separator: ".")
    guard labels.count > 1, let last = labels.last?.prefix(while: \.isLetter), last.count > 1 else {
      return false
    }
    return labels.dropLast().allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
  }

  /// Returns the text around a place, up to the nearest blanks.
  fileprivate func word(around place: Index) -> String {
    let before = self[..<place].reversed().prefix { !$0.isWhitespace }.reversed()
    return String(before) + self[place...].prefix { !$0.isWhitespace }
  }
}

extension Character {
  /// Returns whether a line may end between the character and the next one.
  ///
  /// It follows those of Unicode's rules for line breaks (UAX #14) that concern an app's texts.
  fileprivate func maySeparate(from next: Character) -> Bool {
    if isWhitespace || next.isWhitespace || !isOfWords || !next.isOfWords { return true }
    if Self.dashes.contains(self) || self == "/" { return !next.isNumber }
    return Self.ends.contains(self) || next == "—"
  }

  /// Hyphens and dashes, after which a line may end, unless a number follows.
  private static let dashes: Set<Character> = ["-", "\u{2010}", "\u{2012}", "–", "—", "\u{AD}"]
  /// Other characters after which a line may end.
  private static let ends: Set<Character> = ["!", "?", "…", "|", "\u{200B}"]

  /// Whether the character belongs to scripts that separate words, or to numbers and their signs.
  private var isOfWords: Bool {
    guard isLetter || isNumber || isPunctuation || isCurrencySymbol || isMathSymbol,
      let scalar = unicodeScalars.first
    else { return false }
    // Thai, Lao, Burmese and Khmer, kana and the ideographs of East Asia have no blanks between words.
    let others: [ClosedRange<UInt32>] = [
      0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x31FF, 0x3400...0x9FFF, 0xA000...0xA4CF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
    ]
    return !others.contains { $0.contains(scalar.value) }
  }
}
