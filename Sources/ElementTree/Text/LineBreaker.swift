import Foundation

/// The algorithm that breaks a text into lines of a width.
///
/// Every decision compares a line's width with the proposed one (``fits(_:)``), and the breaker keeps the
/// widest line that fitted and the narrowest one that did not. All proposals between them lead to the same
/// decisions, and so to the same result. Every comparison made affects the result, so the interval is as
/// large as it can be.
struct LineBreaker {
  /// The strings of the lines, without newlines.
  private(set) var lines: [String] = []

  /// The letters of each line, for its height; for a line that is cut off, all letters up to its end.
  private(set) var ranges: [Range<Int>] = []

  /// The remaining letters of the last line, if it is cut off.
  private(set) var cut: TypesetText.Cut?

  /// The width of the longest line, in units of `TextUnit`.
  private(set) var longestLine = 0

  /// Whether a part of the text is left out.
  private(set) var isTruncated = false

  /// Whether the line limit changed the last line, which is then cut off or tightened.
  private(set) var isLastForWantOfLines = false

  private let letters: LetterRun
  private let width: CGFloat
  private let lineLimit: Int
  private let typesetting: Typesetting
  private var isAllOrNothing = false
  private var widestThatFits = 0
  private var narrowestThatDoesNot = Int.max
  private var knownWordEnd = 0

  /// Creates a breaker for a width in points and a number of lines, at least one.
  init(_ letters: LetterRun, width: CGFloat, lineLimit: Int, typesetting: Typesetting) {
    self.letters = letters
    self.width = width > 0 ? width : 0
    self.lineLimit = lineLimit
    self.typesetting = typesetting
  }

  /// The proposed widths that lead to the same lines.
  var widths: LengthRange {
    LengthRange(
      lower: widestThatFits == 0 ? nil : points(widestThatFits),
      upper: narrowestThatDoesNot == .max ? nil : points(narrowestThatDoesNot))
  }

  /// Breaks the whole text; if `allOrNothing` is set and the text does not fit, it omits the last line.
  mutating func breakLines(allOrNothing: Bool = false) {
    isAllOrNothing = allOrNothing
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

  /// Adds a line that is not the last allowed one and returns the start of the next one.
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
        add(start, end, hanging: word)
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
    if paragraphEnd == letters.count {
      if takes(start, contentEnd) {
        return add(start, contentEnd < paragraphEnd && takes(start, paragraphEnd) ? paragraphEnd : contentEnd)
      }
      if typesetting.allowsTightening {
        let width = Self.tightened(letters.width(start, contentEnd))
        if fits(width) {
          isLastForWantOfLines = true
          return add(start, contentEnd, width: width)
        }
      }
    }
    isTruncated = true
    isLastForWantOfLines = true
    if !isAllOrNothing { addTruncatedLine(start, contentEnd) }
  }

  /// Adds as much of a line as fits together with an ellipsis: letters from both ends alternately, beginning
  /// with the first.
  private mutating func addTruncatedLine(_ start: Int, _ contentEnd: Int) {
    let mode = typesetting.truncationMode
    var (head, tail) = (start, contentEnd)
    var isTailNext = mode == .head
    while head < tail {
      var (nextHead, nextTail) = (head, tail)
      if isTailNext {
        while nextTail > head, letters.kinds[nextTail - 1] == .space { nextTail -= 1 }
        if nextTail == head { break }
        nextTail -= 1
      } else {
        while nextHead < tail, letters.kinds[nextHead] == .space { nextHead += 1 }
        if nextHead == tail { break }
        nextHead += 1
      }
      let sample = mode == .head ? nextTail : max(start, nextHead - 1)
      guard fits(truncatedWidth(start, nextHead, nextTail, contentEnd, sample)) else { break }
      (head, tail) = (nextHead, nextTail)
      if mode == .middle { isTailNext.toggle() }
    }
    let sample = mode == .head ? min(tail, max(start, contentEnd - 1)) : max(start, head - 1)
    lines.append(letters.string(start, head) + "…" + letters.string(tail, contentEnd))
    ranges.append(mode == .tail ? start..<head : start..<contentEnd)
    cut = TypesetText.Cut(head: start..<head, tail: tail..<contentEnd, sample: sample)
    longestLine = max(longestLine, truncatedWidth(start, head, tail, contentEnd, sample))
  }

  private func truncatedWidth(_ start: Int, _ head: Int, _ tail: Int, _ end: Int, _ sample: Int) -> Int {
    letters.width(start, head) + letters.width(tail, end) + letters.ellipsis(at: sample)
  }

  /// Returns the least width of a tightened line: its own less a twentieth.
  static func tightened(_ width: Int) -> Int { width - width / 20 }

  /// Adds a line; on a platform, the spaces at which it is wrapped count if they fit, unless letters are
  /// tracked.
  private mutating func add(_ start: Int, _ end: Int, width: Int? = nil, hanging: Int? = nil) {
    lines.append(letters.string(start, end))
    ranges.append(start..<end)
    var units = width ?? letters.width(start, end)
    if let hanging, hanging > end, letters.countsHangingSpaces {
      let wider = letters.width(start, hanging)
      if wider > longestLine, fits(wider) { units = wider }
    }
    longestLine = max(longestLine, units)
  }

  /// Returns whether a line takes some letters: if they fit, or are no wider than its first letter, which it
  /// always has.
  private mutating func takes(_ start: Int, _ end: Int) -> Bool {
    guard end > start else { return true }
    let units = letters.width(start, end)
    let first = letters.kinds[start] == .space ? 0 : letters.width(start, start + 1)
    return units <= first || fits(units)
  }

  private mutating func fits(_ units: Int) -> Bool {
    if points(units) <= width {
      widestThatFits = max(widestThatFits, units)
      return true
    }
    narrowestThatDoesNot = min(narrowestThatDoesNot, units)
    return false
  }

  /// Returns a width in points as lines report it: on a platform, rounded up to whole pixels.
  private func points(_ units: Int) -> CGFloat {
    letters.typography?.pixels.roundedUp(units: units) ?? TextUnit.points(units)
  }

  private func endOfSpaces(from start: Int, _ paragraphEnd: Int) -> Int {
    var end = start
    while end < paragraphEnd, letters.kinds[end] == .space { end += 1 }
    return end
  }

  /// Returns the end of the word that a letter belongs to, and keeps it, as a long word is broken many times.
  private mutating func endOfWord(from start: Int, _ paragraphEnd: Int) -> Int {
    if start < knownWordEnd { return knownWordEnd }
    var end = start + 1
    while end < paragraphEnd, letters.kinds[end] == .letter { end += 1 }
    knownWordEnd = end
    return end
  }
}

/// The rule that finds the beginnings of words, letter by letter.
package struct WordRule: Sendable {
  /// The role of the previous letter.
  private enum Role {
    /// A space or a newline, or the beginning of the text.
    case gap
    /// A letter next to which no line breaks: a no-break space or one without width.
    case glue
    /// An ideograph, a syllable or an emoji.
    case wide
    /// An opening bracket or quotation mark.
    case opening
    /// A closing bracket, a quotation mark, or other punctuation.
    case closing
    case hyphen
    /// A hyphen or dash that follows a word.
    case hyphenAfterWord
    case alphabetic
    /// Any other letter, such as a digit or a sign.
    case other
  }

  private var previous = Role.gap
  private var previousIsWide = false

  /// Returns the kind of the next letter, which has an advance in font units.
  mutating func kind(of letter: Character, advance: Int) -> LetterRun.Kind {
    if letter.isNewline { return gap(.newline) }
    let scalars = letter.unicodeScalars
    let scalar = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, Self.isSpace(scalar) {
      return gap(.space)
    }
    return word(Self.role(of: scalar, advance: advance), isWide: scalar.isWide)
  }

  /// Returns the kind of the next letter of a text that is all ASCII and has no carriage return.
  mutating func kind(ofASCII byte: UInt8) -> LetterRun.Kind {
    switch byte {
    case 0x0A...0x0C: return gap(.newline)
    case 0x09, 0x20: return gap(.space)
    default: return word(Self.asciiRoles[Int(byte)], isWide: false)
    }
  }

  /// Returns the kind of an image, which is a word by itself.
  mutating func kindOfImage() -> LetterRun.Kind { word(.wide, isWide: true) }

  private mutating func gap(_ kind: LetterRun.Kind) -> LetterRun.Kind {
    previous = .gap
    previousIsWide = false
    return kind
  }

  private mutating func word(_ role: Role, isWide: Bool) -> LetterRun.Kind {
    let breaks =
      switch (previous, role) {
      case (.gap, _), (.glue, _), (_, .glue), (.opening, _), (_, .closing): false
      case (.hyphenAfterWord, .alphabetic): true
      default: isWide || previousIsWide
      }
    let followsWord =
      switch previous {
      case .alphabetic, .other, .wide, .closing: true
      default: false
      }
    previous = role == .hyphen && followsWord ? .hyphenAfterWord : role
    previousIsWide = isWide
    return breaks ? .wordStart : .letter
  }

  /// The roles of the ASCII characters; control characters have no width.
  private static let asciiRoles = (0..<0x80 as Range<UInt8>).map { byte in
    role(of: Unicode.Scalar(byte), advance: byte < 0x20 || byte == 0x7F ? 0 : 1)
  }

  private static func role(of scalar: Unicode.Scalar, advance: Int) -> Role {
    if advance == 0 { return .glue }
    switch scalar.value {
    case 0xA0, 0x2007, 0x2011, 0x202F: return .glue
    case 0x2D, 0x2010, 0x2013, 0x2014: return .hyphen
    default: break
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return .closing
    default: return scalar.isWide ? .wide : scalar.properties.isAlphabetic ? .alphabetic : .other
    }
  }

  /// Returns whether a line may be wrapped at a scalar, which is then not shown.
  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// The line height of a run of a text, and the width of an ellipsis in its font.
package struct RunHeight: Hashable, Sendable {
  /// The height of its line above the baseline, in points.
  package var ascent: CGFloat
  /// The depth of its line below the baseline, in points.
  package var descent: CGFloat
  /// The width of the ellipsis, in units of `TextUnit`.
  package var ellipsis: Int
  /// The distance of the next line's baseline beyond the line's height, in points.
  var leading: CGFloat = 0

  /// Creates the height of a font's line, in points, with an ellipsis in units of `TextUnit`.
  package init(ascent: CGFloat, descent: CGFloat, ellipsis: Int) {
    self.ascent = ascent
    self.descent = descent
    self.ellipsis = ellipsis
  }

  /// Extends the height so that an image fits beside the letters.
  package mutating func add(_ image: TextImage, scale: CGFloat) {
    let height = max(0, TextUnit.height(image.height * scale))
    let top = image.top(height: height, ascent: ascent, descent: descent)
    (ascent, descent) = (max(ascent, top), max(descent, height - top))
  }

  /// Moves the run up by a length in points, which makes its line higher; a negative one makes it deeper.
  package mutating func move(by offset: CGFloat) {
    ascent += max(0, offset)
    descent += max(0, -offset)
  }
}

extension TextImage {
  /// Returns the distance of the image's top above the baseline, in points, at a height.
  package func top(height: CGFloat, ascent: CGFloat, descent: CGFloat) -> CGFloat {
    // The middle of a line is above the baseline by half of the ascent minus half of the descent.
    isSymbol ? TextUnit.height((height + ascent - descent) / 2) : height
  }
}
