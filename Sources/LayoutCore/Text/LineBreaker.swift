import Foundation

/// The breaking of a text into lines of a width.
///
/// Every decision is a comparison of a line's width with the proposed one (``fits(_:)``), and the breaker
/// keeps the widest line that fitted and the narrowest one that did not. All proposals between them decide
/// alike, so their answers are the same. No comparison is made that does not change the answer, so the
/// interval is as large as it can be.
struct LineBreaker {
  /// The strings of the lines.
  private(set) var lines: [String] = []

  /// The width of the longest line, in font units.
  private(set) var longestLine = 0

  /// Whether a part of the text was left out.
  private(set) var isTruncated = false

  private let letters: LetterRun
  private let font: ScaledFont
  private let width: CGFloat
  private let lineLimit: Int
  private var widestThatFits = 0
  private var narrowestThatDoesNot = Int.max
  private var knownWordEnd = 0

  /// Prepares to break a text at a width in points into at most so many lines, at least one.
  init(_ letters: LetterRun, font: ScaledFont, width: CGFloat, lineLimit: Int) {
    self.letters = letters
    self.font = font
    self.width = width > 0 ? width : 0
    self.lineLimit = lineLimit
  }

  /// The proposed widths with these lines.
  var widths: MeasurementInterval {
    .halfOpen(
      widestThatFits == 0 ? nil : font.points(widestThatFits),
      narrowestThatDoesNot == .max ? nil : font.points(narrowestThatDoesNot))
  }

  /// Breaks the whole text.
  mutating func breakLines() {
    var paragraph = 0
    while true {
      var end = paragraph
      while end < letters.count, letters.kinds[end] != .newline { end += 1 }
      var next = paragraph
      repeat {
        if lines.count == lineLimit - 1 { return addLastLine(from: next, paragraphEnd: end) }
        next = addLine(from: next, paragraphEnd: end)
      } while next < end
      if end == letters.count { return }
      paragraph = end + 1
    }
  }

  /// Adds a line that is not the last allowed one and returns where the next one begins.
  private mutating func addLine(from start: Int, paragraphEnd: Int) -> Int {
    var end = start
    while true {
      let word = endOfSpaces(from: end, paragraphEnd)
      if word == paragraphEnd {
        add(start, word > end && takes(start, word) ? word : end)
        return paragraphEnd
      }
      let wordEnd = endOfWord(from: word, paragraphEnd)
      if takes(start, wordEnd) {
        end = wordEnd
      } else if word > start {
        add(start, end)
        return word
      } else {
        while takes(start, end + 1) { end += 1 }
        add(start, end)
        return end
      }
    }
  }

  /// Adds the last allowed line, which is truncated unless it takes the rest of the text.
  private mutating func addLastLine(from start: Int, paragraphEnd: Int) {
    var contentEnd = paragraphEnd
    while contentEnd > start, letters.kinds[contentEnd - 1] == .space { contentEnd -= 1 }
    if paragraphEnd == letters.count, takes(start, contentEnd) {
      return add(start, contentEnd < paragraphEnd && takes(start, paragraphEnd) ? paragraphEnd : contentEnd)
    }
    isTruncated = true
    var end = start
    for letter in start..<contentEnd where letters.kinds[letter] != .space {
      guard fits(letters.width(start, letter + 1) + letters.ellipsis) else { break }
      end = letter + 1
    }
    add(start, end, "…", letters.ellipsis)
  }

  private mutating func add(_ start: Int, _ end: Int, _ suffix: String = "", _ suffixWidth: Int = 0) {
    lines.append(letters.string(start, end) + suffix)
    longestLine = max(longestLine, letters.width(start, end) + suffixWidth)
  }

  /// Whether a line takes these letters: if they fit, or are no wider than the first letter, which has to be
  /// somewhere.
  private mutating func takes(_ start: Int, _ end: Int) -> Bool {
    guard end > start else { return true }
    let units = letters.width(start, end)
    let first = letters.kinds[start] == .space ? 0 : letters.width(start, start + 1)
    return units <= first || fits(units)
  }

  private mutating func fits(_ units: Int) -> Bool {
    if font.points(units) <= width {
      widestThatFits = max(widestThatFits, units)
      return true
    }
    narrowestThatDoesNot = min(narrowestThatDoesNot, units)
    return false
  }

  private func endOfSpaces(from start: Int, _ paragraphEnd: Int) -> Int {
    var end = start
    while end < paragraphEnd, letters.kinds[end] == .space { end += 1 }
    return end
  }

  /// The end of the word that a letter belongs to; it is kept, as a long word is broken many times.
  private mutating func endOfWord(from start: Int, _ paragraphEnd: Int) -> Int {
    if start < knownWordEnd { return knownWordEnd }
    var end = start + 1
    while end < paragraphEnd, letters.kinds[end] == .letter { end += 1 }
    knownWordEnd = end
    return end
  }
}
