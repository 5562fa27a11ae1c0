import Foundation
import Synchronization

/// A text measurer that needs no system library and returns the same results on all platforms.
///
/// - *Widths* are the advance widths of Roboto (regular; medium; bold for semibold and heavier weights),
///   without kerning and ligatures. The letters are Swift's characters; one of several scalars is as wide as
///   its widest scalar. Scalars beyond the table: marks, controls and format characters have no width, East
///   Asian wide characters and emoji are one em wide, all others have the font's average width.
/// - *Heights:* the ascent and the descent (1900 and 500 of 2048 units) are each rounded up to half a point.
///   The line height is their sum (20.5 for ``Font/body``); the baseline is one ascent below the line's top.
/// - *Exactness:* sizes of fonts are rounded to 1/64 point, and so all widths are multiples of 2^-20 points
///   and their sums are exact. A line fits if its width is at most the proposed one.
/// - *Breaks* are at spaces (not at no-break spaces), after a hyphen or dash between letters, and around wide
///   characters unless punctuation forbids it. A word that is wider than the proposal begins on a new line
///   and is broken by letters. A line has at least one letter, even if that is wider than the proposal: only
///   then, or for a lone ellipsis, is the text wider than proposed.
/// - *Spaces* at which a line is wrapped do not count. At the end of a paragraph they count where all of them
///   fit. Spaces at the beginning of a paragraph count; if the first word does not fit beside them, they
///   leave an empty line.
/// - *Truncation:* the last line takes as many letters of its paragraph as fit together with an ellipsis,
///   from its beginning, from its end, or from both alternately; the ellipsis is never next to a space. A
///   newline at the end of the text begins an empty line. A text that may be tightened has a last line that
///   is a twentieth narrower than its letters, if that keeps all of it.
/// - *Tracking* is added to every letter that has a width, the last one included, and makes none narrower
///   than nothing. Each run keeps the widths of its own font; an ellipsis has that of the letters beside it.
/// - *Runs:* a line has the ascent of the highest and the descent of the deepest of its runs. A baseline
///   offset makes its run's line higher, or deeper, by as much. An image is placed on the baseline, a symbol
///   in the middle of its font's line.
/// - *Scale:* a text that may be smaller takes the largest multiple of 1/100 at which all of it fits the
///   width, the line limit and the height, or the smallest scale that it may have. Fonts, tracking, offsets
///   and images are scaled, the space between lines is not.
///
/// Negative proposals and NaN count as 0. The time is linear in the length of the text.
public struct BuiltInTextMeasurer: TextMeasurer, Hashable {
  /// Creates a measurer with the advance widths of Roboto.
  public init() {}

  /// Returns the measure of a text.
  ///
  /// The intervals of a text in one font that is not scaled are as large as they can be.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    TextSetter.measure(text, width: width, height: height) { Self.letters(of: text, scale: $0) }
  }
}

extension BuiltInTextMeasurer {
  private static func letters(of text: MeasurableText, scale: CGFloat) -> LetterRun {
    scale == 1 ? text.letters(in: nil) : LetterRun(text, scale: scale, in: nil)
  }
}

extension BuiltInTextMeasurer: TypesettingMeasurer {
  /// Returns the lines of a text at a proposal in points, with the places of its letters.
  package func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText {
    TextSetter.typeset(text, width: width, height: height) { Self.letters(of: text, scale: $0) }
  }
}

/// The advance widths of one face of a font, in font units, of which an em has `unitsPerEm`.
struct AdvanceWidths: Sendable {
  /// A run of successive scalars with their advances.
  struct Run: Sendable {
    /// The number of the first scalar.
    let first: UInt32
    /// The advances of the first scalar and of its successors.
    let advances: [UInt16]
  }

  /// The number of font units in one em.
  let unitsPerEm: Int

  /// The advance of a scalar that neither the table nor a rule covers.
  let average: Int

  /// The runs in the order of their scalars; the first is that of ASCII, beginning with the space.
  let runs: [Run]

  /// Returns the advance of a scalar, from the table or by the rule for scalars outside of it.
  func advance(of scalar: Unicode.Scalar) -> Int {
    tabulated(scalar.value) ?? fallback(scalar)
  }

  /// Returns the advance of an ASCII character.
  func advance(ofASCII byte: UInt8) -> Int {
    if byte >= 0x20, byte < 0x7F { return Int(runs[0].advances[Int(byte) - 0x20]) }
    return byte == 0x09 ? Int(runs[0].advances[0]) : 0
  }

  /// Returns whether the table has a scalar, or a rule that holds for every font covers it.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    tabulated(scalar.value) != nil || fallback(scalar) != average
  }

  private func tabulated(_ scalar: UInt32) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    let offset = Int(scalar - run.first)
    return offset < run.advances.count ? Int(run.advances[offset]) : nil
  }

  private func fallback(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return advance(ofASCII: UInt8(scalar.value)) }
    if scalar.isWide { return unitsPerEm }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return average
    }
  }
}

/// The letters of a text as the built-in measurer divides it, found when they are first needed.
///
/// A text is measured at several proposals, in several layouts, and its letters are the same each time. All
/// copies of a text share them. They do not count for a text's equality.
struct KnownLetters: ~Copyable, Sendable {
  private let known: Mutex<LetterRun?>

  /// Creates the record, with the letters if a text with the same ones is known.
  init(_ letters: LetterRun? = nil) { known = Mutex(letters) }

  /// The letters; `nil` until they are first needed.
  var current: LetterRun? { known.withLock { $0 } }

  /// Returns the letters at full size, in the fonts of a typography; `nil` is Roboto.
  func letters(of text: MeasurableText, in typography: Typography?) -> LetterRun {
    // A text is hardly ever measured in two typographies, so only the last one is kept.
    if let current, current.typography == typography { return current }
    let letters = LetterRun(text, scale: 1, in: typography)
    known.withLock { $0 = letters }
    return letters
  }
}

/// The letters of a text, with their widths and the places where a line may break.
package struct LetterRun: Sendable {
  /// The role of a letter in line breaking.
  package enum Kind: UInt8, Sendable {
    /// A letter that belongs to the word of the letter before it, if there is one.
    case letter
    /// The first letter of a word that no space precedes.
    case wordStart
    /// A space at which a line may be wrapped.
    case space
    /// The end of a paragraph.
    case newline
  }

  package private(set) var kinds: [Kind] = []

  /// The width of the text before each letter, and of the whole text, in units of `TextUnit`.
  private var positions: [Int] = [0]

  /// The UTF-8 offset of each letter and of the end of the text; `nil` if each letter is one code unit.
  private var offsets: [Int]?

  private var utf8: [UInt8] = []

  /// Whether the spaces at which a line is wrapped may count towards its width.
  private(set) var countsHangingSpaces = false

  /// The typography whose rules the lines follow; `nil` for those of the built-in measurer.
  let typography: Typography?

  /// The line heights of the first run, and of any further runs with the letters at which they begin.
  private let first: RunHeight
  private var others: [(start: Int, height: RunHeight)] = []

  package var count: Int { kinds.count }

  /// Creates letters from their kinds, their widths in units of `TextUnit`, their UTF-8 offsets with the end
  /// of the text, and the heights of their runs, of which there must be at least one.
  package init(
    kinds: [Kind], widths: [Int], offsets: [Int], utf8: [UInt8], heights: [(start: Int, height: RunHeight)]
  ) {
    self.kinds = kinds
    self.utf8 = utf8
    self.offsets = offsets
    positions = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    typography = nil
    first = heights[0].height
    others = Array(heights.dropFirst())
  }

  /// Creates the letters of a text at a scale, in the fonts of a typography; `nil` is Roboto.
  init(_ text: MeasurableText, scale: CGFloat, in typography: Typography?) {
    func scaled(_ run: TextRun) -> ScaledRun {
      ScaledRun(
        run, scale: scale,
        typography?.font(run.font, scale: scale) ?? ScaledFont(roboto: run.font, scale: scale))
    }
    self.typography = typography
    countsHangingSpaces = typography != nil && text.runs.allSatisfy { $0.tracking == 0 }
    if let only = text.onlyRun {
      let run = scaled(only)
      first = run.height
      utf8 = Array(only.string.utf8)
      kinds.reserveCapacity(utf8.count)
      positions.reserveCapacity(utf8.count + 1)
      var rule = WordRule()
      if only.image == nil, utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
        appendASCII(run, &rule)
      } else {
        offsets = [0]
        append(run, &rule)
      }
      return
    }
    let runs = text.runs.map(scaled)
    first = runs[0].height
    offsets = [0]
    var rule = WordRule()
    for (index, run) in runs.enumerated() {
      if index > 0 { others.append((count, run.height)) }
      utf8 += Array(run.string.utf8)
      append(run, &rule)
    }
  }

  /// Returns the width of a range of letters, in units of `TextUnit`.
  package func width(_ start: Int, _ end: Int) -> Int {
    positions[end] - positions[start]
  }

  /// Returns the UTF-8 offset of a letter; for the number of letters, that of the end of the text.
  package func offset(of letter: Int) -> Int { offsets.map { $0[letter] } ?? letter }

  /// Returns the string of a range of letters.
  package func string(_ start: Int, _ end: Int) -> String {
    let range = offsets.map { $0[start]..<$0[end] } ?? start..<end
    return String(decoding: utf8[range], as: UTF8.self)
  }

  private mutating func appendASCII(_ run: ScaledRun, _ rule: inout WordRule) {
    var previous: UInt8?
    for byte in utf8 {
      kinds.append(rule.kind(ofASCII: byte))
      if let previous { kern(run, UInt32(previous), UInt32(byte)) }
      previous = byte
      positions.append(positions[positions.count - 1] + run.width(run.font.advance(ofASCII: byte)))
    }
  }

  private mutating func append(_ run: ScaledRun, _ rule: inout WordRule) {
    if let width = run.image {
      kinds.append(rule.kindOfImage())
      positions.append(positions[positions.count - 1] + width)
      offsets?.append(utf8.count)
      return
    }
    var end = offsets?.last ?? 0
    var previous: Unicode.Scalar?
    for letter in run.string {
      let advance = run.font.advance(of: letter)
      kinds.append(rule.kind(of: letter, advance: advance))
      let scalars = letter.unicodeScalars
      if let previous { kern(run, previous.value, scalars[scalars.startIndex].value) }
      previous = scalars[scalars.index(before: scalars.endIndex)]
      positions.append(positions[positions.count - 1] + run.width(advance))
      end += letter.utf8.count
      offsets?.append(end)
    }
  }

  /// Adds the kerning of the last letter and the next one to the end of the last letter.
  private mutating func kern(_ run: ScaledRun, _ first: UInt32, _ second: UInt32) {
    guard let (pairs, factor) = run.font.kerning else { return }
    let last = positions.count - 1
    // A letter must not end before it begins.
    positions[last] = max(positions[last - 1], positions[last] + pairs.distance(first, second) * factor)
  }
}

extension LetterRun {
  /// The ascent and the descent of a line, in points.
  package struct LineHeight: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The distance of the next line's baseline beyond the line's height, in points.
    var leading: CGFloat = 0
    var total: CGFloat { ascent + descent }
  }

  /// The height that all lines have; `nil` if it depends on their letters.
  var uniformHeight: LineHeight? {
    let all = others.allSatisfy {
      $0.height.ascent == first.ascent && $0.height.descent == first.descent
        && $0.height.leading == first.leading
    }
    return all ? LineHeight(ascent: first.ascent, descent: first.descent, leading: first.leading) : nil
  }

  /// The height of a line in the font of the first letter, in points.
  var firstLineHeight: CGFloat { first.ascent + first.descent }

  /// Returns the height of a line of some letters: that of its highest and its deepest run.
  ///
  /// A line without letters has the height that the next letter would give it.
  func height(_ start: Int, _ end: Int) -> LineHeight {
    var height = LineHeight(ascent: 0, descent: 0)
    forEachRun(from: start, to: max(end, start + 1)) { run in
      height.ascent = max(height.ascent, run.ascent)
      height.descent = max(height.descent, run.descent)
      height.leading = max(height.leading, run.leading)
    }
    return height
  }

  /// Returns the width of an ellipsis in the font of a letter, in units of `TextUnit`.
  package func ellipsis(at letter: Int) -> Int {
    var width = first.ellipsis
    if !others.isEmpty { forEachRun(from: letter, to: letter + 1) { width = $0.ellipsis } }
    return width
  }

  private func forEachRun(from start: Int, to end: Int, _ body: (RunHeight) -> Void) {
    for index in -1..<others.count {
      let begin = index < 0 ? 0 : others[index].start
      let isLast = index + 1 == others.count
      let stop = isLast ? Int.max : others[index + 1].start
      if begin < end, start < stop { body(index < 0 ? first : others[index].height) }
    }
  }
}

extension Unicode.Scalar {
  /// The blocks of East Asian wide characters and of emoji, in ascending order.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // initial consonants of Hangul
    0x2E80...0x3029, 0x3030...0x303E,  // radicals, CJK punctuation (without its tone marks)
    0x3041...0x3098, 0x309B...0xA4CF,  // kana (without its voicing marks), CJK, Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,  // forms of punctuation
    0x16FE0...0x16FE3, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, older kana
    0x1F000...0x1F0FF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F265,  // squares, flags
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,  // pictures
    0x20000...0x3FFFD,  // further ideographs
  ]

  /// Whether the scalar is one em wide in every font.
  var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let blocks = Self.wideBlocks
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].lowerBound <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= blocks[low - 1].upperBound
  }
}
