import CPango
import ElementTree
import Foundation

/// A builder of the glyphs of a text, paragraph by paragraph.
struct ShapedTextBuilder {
  private let runs: [FontLibrary.Run]
  private var paragraph: [Letter] = []
  private var bytes: [UInt8] = []

  private var kinds: [LetterRun.Kind] = []
  private var widths: [Int] = []
  private var utf8: [UInt8] = []
  private var offsets = [0]
  private var heights: [(start: Int, height: RunHeight)] = []
  private var glyphs: [ShapedGlyph] = []
  private var starts = [0]
  private var levels: [UInt8] = []
  private var paragraphs: [(start: Int, level: UInt8)] = []
  private var setRuns: [(start: Int, run: Int)] = []
  /// The rounding error of the widths of the letters so far, in Pango's units.
  private var remainder: Double = 0

  /// A letter of a paragraph that has no glyphs yet.
  private struct Letter {
    /// The byte at which the letter begins in the shaped text.
    var byte: Int
    /// The bytes of the letter in the finished `LetterRun`.
    var text: [UInt8]
    var run: Int
    var isSpace = false
    var isImage = false
    var glyphs: [ShapedGlyph] = []
    var level: UInt8 = 0
    var scalar = 0
  }

  init(_ runs: [FontLibrary.Run]) { self.runs = runs }

  /// The text, once all paragraphs have ended.
  var text: ShapedText {
    let heights = heights.isEmpty ? [(start: 0, height: runs[0].height)] : heights
    let setRuns = setRuns.isEmpty ? [(start: 0, run: 0)] : setRuns
    return ShapedText(
      letters: LetterRun(kinds: kinds, widths: widths, offsets: offsets, utf8: utf8, heights: heights),
      glyphs: glyphs, starts: starts, levels: levels, paragraphs: paragraphs,
      runs: setRuns.map { ($0.start, runs[$0.run].set) })
  }

  /// Returns the width of a letter from its glyphs, in units of `TextUnit`; a letter without width has no
  /// tracking.
  static func width(of glyphs: [ShapedGlyph], tracking: Int) -> Int {
    let advance = glyphs.reduce(0) { $0 + $1.advance }
    return advance == 0
      ? 0 : max(0, advance + tracking) * (TextUnit.unitsPerPoint / FontLibrary.unitsPerPoint)
  }

  mutating func append(_ letter: Character, of run: Int) {
    let scalars = letter.unicodeScalars
    let isSpace = scalars.count == 1 && WordRule.isSpace(scalars[scalars.startIndex])
    let text = Array(letter.utf8)
    paragraph.append(Letter(byte: bytes.count, text: text, run: run, isSpace: isSpace))
    bytes += text
  }

  mutating func appendImage(of run: Int, standingFor text: String) {
    paragraph.append(Letter(byte: bytes.count, text: Array(text.utf8), run: run, isImage: true))
    bytes += Array("\u{FFFC}".utf8)
  }

  /// Shapes the text that has been appended since the last paragraph ended.
  mutating func endParagraph(newline: Character?, _ library: FontLibrary) {
    shape(library)
    joinLigatures()
    // The first strong letter decides. A left-to-right paragraph has a letter at level 0, or no letter.
    let level: UInt8 = paragraph.map(\.level).min() ?? 0 > 0 ? 1 : 0
    paragraphs.append((kinds.count, level))
    let breaks = lineBreaks()
    for (index, letter) in paragraph.enumerated() { add(letter, kind(of: index, breaks), library) }
    if let newline {
      let run = paragraph.last?.run ?? setRuns.last?.run ?? 0
      add(
        Letter(byte: 0, text: Array(String(newline).utf8), run: run, level: level), .newline, library)
    }
    paragraph = []
    bytes = []
  }

  private mutating func shape(_ library: FontLibrary) {
    var letterOfByte = Array(repeating: 0, count: bytes.count)
    for index in paragraph.indices {
      let end = index + 1 < paragraph.count ? paragraph[index + 1].byte : bytes.count
      for byte in paragraph[index].byte..<end { letterOfByte[byte] = index }
    }
    var shaped = paragraph
    library.forEachItem(bytes, spans) { bytes, level, glyphs in
      for letter in letterOfByte[bytes.lowerBound]...letterOfByte[bytes.upperBound - 1] {
        shaped[letter].level = level
      }
      for glyph in glyphs where !shaped[letterOfByte[glyph.byte]].isImage {
        shaped[letterOfByte[glyph.byte]].glyphs.append(glyph.glyph)
      }
    }
    paragraph = shaped
  }

  /// The spans of the paragraph, one for each sequence of letters in the same run.
  private var spans: [FontLibrary.Span] {
    var spans: [FontLibrary.Span] = []
    var last: Int?
    for letter in paragraph {
      if letter.run == last { continue }
      if !spans.isEmpty { spans[spans.count - 1].bytes = spans.last!.bytes.lowerBound..<letter.byte }
      let run = runs[letter.run]
      spans.append((letter.byte..<bytes.count, run.font, run.size, run.features))
      last = letter.run
    }
    return spans
  }

  /// Joins letters that share a glyph into one.
  private mutating func joinLigatures() {
    var joined: [Letter] = []
    var scalar = 0
    for var letter in paragraph {
      letter.scalar = scalar
      scalar += letter.isImage ? 1 : String(decoding: letter.text, as: UTF8.self).unicodeScalars.count
      if letter.glyphs.isEmpty, !letter.isImage, let last = joined.last, !last.isImage, last.run == letter.run
      {
        joined[joined.count - 1].text += letter.text
      } else {
        joined.append(letter)
      }
    }
    paragraph = joined
  }

  /// Returns whether a line may break before each scalar of the paragraph, and at its end.
  private func lineBreaks() -> [Bool] {
    let count = bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } + 1
    var attributes = Array(repeating: PangoLogAttr(), count: count)
    bytes.withUnsafeBytes {
      pango_get_log_attrs(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), -1, FontLibrary.language,
        &attributes, Int32(count))
    }
    return attributes.map { $0.is_line_break != 0 }
  }

  private func kind(of index: Int, _ breaks: [Bool]) -> LetterRun.Kind {
    let letter = paragraph[index]
    guard letter.isSpace else {
      let isAfterWord = index > 0 && !paragraph[index - 1].isSpace
      return isAfterWord && breaks[letter.scalar] && !followsSoftHyphen(index) ? .wordStart : .letter
    }
    // Spaces at which no line may break are part of the words around them.
    var end = index
    while end < paragraph.count, paragraph[end].isSpace { end += 1 }
    return end == paragraph.count || breaks[paragraph[end].scalar] ? .space : .letter
  }

  /// Returns whether a letter follows a soft hyphen, at which a break would need a hyphen that is not in the
  /// text.
  private func followsSoftHyphen(_ index: Int) -> Bool { paragraph[index - 1].text == Self.softHyphen }

  private static let softHyphen = Array("\u{AD}".utf8)

  /// Returns the whole units of the accumulated rounding errors, in units of `TextUnit`, and subtracts them.
  ///
  /// With them, a long text is as wide as the unrounded advances of its glyphs.
  private mutating func takeRemainder(_ glyphs: [ShapedGlyph], _ library: FontLibrary) -> Int {
    for glyph in glyphs {
      if let number = glyph.glyph { remainder += library.remainder(of: number, face: glyph.face) }
    }
    let whole = remainder.rounded()
    remainder -= whole
    return Int(whole) * (TextUnit.unitsPerPoint / FontLibrary.unitsPerPoint)
  }

  private mutating func add(_ letter: Letter, _ kind: LetterRun.Kind, _ library: FontLibrary) {
    let run = runs[letter.run]
    var height = run.height
    var width = Self.width(of: letter.glyphs, tracking: run.tracking)
    if width > 0 { width += takeRemainder(letter.glyphs, library) }
    if let image = run.set.image {
      width = max(0, TextUnit.units(image.width * run.set.scale))
    }
    for face in letter.glyphs.lazy.map(\.face) where face != run.face {
      // Letters from a fallback font make their line as high as that font requires.
      let other = library.faces[face]
      var fallback = RunHeight(ascent: other.ascent, descent: other.descent, ellipsis: height.ellipsis)
      fallback.move(by: run.set.baselineOffset)
      height.ascent = max(height.ascent, fallback.ascent)
      height.descent = max(height.descent, fallback.descent)
    }
    if heights.last?.height != height { heights.append((kinds.count, height)) }
    if setRuns.last?.run != letter.run { setRuns.append((kinds.count, letter.run)) }
    kinds.append(kind)
    widths.append(width)
    utf8 += letter.text
    offsets.append(utf8.count)
    glyphs += letter.glyphs
    starts.append(glyphs.count)
    levels.append(letter.level)
  }
}
