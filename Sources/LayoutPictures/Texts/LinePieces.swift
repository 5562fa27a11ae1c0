import Foundation
import LayoutCore
import PangoText

/// The letters of a line from left to right, each with its width.
struct LinePieces {
  /// A letter, letters that are set together, or the ellipsis.
  struct Piece {
    /// The text of the piece, in the order in which it is read.
    var text: String
    /// The glyphs of the piece, from left to right.
    var glyphs: ArraySlice<ShapedGlyph>
    /// Its width in units of `TextUnit`.
    var width: Int
    /// The embedding level of the bidirectional algorithm.
    var level: UInt8
    /// The run that it belongs to.
    var run: SetRun
    /// Whether it is an ellipsis, which represents no image.
    var isEllipsis = false
    /// The way in which it joins its neighbours; `nil` for a letter with a place of its own.
    var joining: Joining?
  }

  /// The way in which a letter joins its neighbours.
  enum Joining {
    /// A letter whose form and place depend on those next to it.
    case letter
    /// A space between two such letters.
    case space
  }

  /// The pieces of the line, from left to right.
  let pieces: [Piece]

  /// The width of the line, in points.
  var width: CGFloat { TextUnit.points(pieces.reduce(0) { $0 + $1.width }) }

  /// Finds the glyphs of a line's letters.
  ///
  /// The letters of a measurer without fonts are not always those of a font, so each glyph is placed at its
  /// first letter. If that measurer knows only the average width of letters, as for Arabic, consecutive
  /// words are set together (`joinsWords`), in the width that was measured for all of them.
  init(_ line: TypesetText.Line, _ set: TypesetText, _ shaped: ShapedText, joinsWords: Bool = false) {
    let places = LetterPlaces(set.letters, shaped.letters)
    var pieces: [Piece] = []
    func append(_ range: Range<Int>) {
      for letter in places.shapedLetters(in: range) {
        pieces.append(
          Piece(
            text: shaped.letters.string(letter, letter + 1), glyphs: shaped.glyphs(of: letter),
            width: places.width(of: letter, within: range),
            level: shaped.levels[letter], run: shaped.run(of: letter),
            joining: joinsWords ? shaped.joining(of: letter) : nil))
      }
    }
    append(line.letters)
    if let cut = line.cut {
      let sample = places.shapedLetter(at: cut.sample)
      pieces.append(
        Piece(
          text: "…", glyphs: shaped.run(of: sample).ellipsis[...],
          width: set.letters.ellipsis(at: cut.sample),
          level: shaped.paragraphLevel(of: sample), run: shaped.run(of: sample), isEllipsis: true))
      append(cut.tail)
    }
    self.pieces = Self.joined(Self.visual(pieces))
  }

  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    var spaces: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.joining == .letter, last.level == piece.level,
        last.run.baselineOffset == piece.run.baselineOffset
      {
        switch piece.joining {
        case .space:
          spaces.append(piece)
          continue
        case .letter:
          for part in spaces + [piece] {
            // In right-to-left text, the part that is drawn first is read last.
            joined[joined.count - 1].text =
              last.level % 2 == 1
              ? part.text + joined[joined.count - 1].text : joined[joined.count - 1].text + part.text
            joined[joined.count - 1].glyphs += part.glyphs
            joined[joined.count - 1].width += part.width
          }
          spaces = []
          continue
        case nil: break
        }
      }
      joined += spaces + [piece]
      spaces = []
    }
    return joined + spaces
  }

  /// Returns letters in their visual order.
  ///
  /// From the highest level down to the lowest odd one, all sequences of letters at that level or above are
  /// reversed (Unicode Bidirectional Algorithm, rule L2).
  private static func visual(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }
}

/// The correspondence of the letters of two measurers in one text.
private struct LetterPlaces {
  private let set: LetterRun
  private let setOffsets: [Int]
  private let shapedOffsets: [Int]

  init(_ set: LetterRun, _ shaped: LetterRun) {
    self.set = set
    setOffsets = (0...set.count).map(set.offset)
    shapedOffsets = (0...shaped.count).map(shaped.offset)
  }

  /// Returns the shaped letters that begin in a range of typeset ones.
  func shapedLetters(in range: Range<Int>) -> Range<Int> {
    let (start, end) = (setOffsets[range.lowerBound], setOffsets[range.upperBound])
    let lower = Self.first(in: shapedOffsets, from: start)
    let upper = Self.first(in: shapedOffsets, from: end)
    return min(
      lower, shapedOffsets.count - 1)..<max(
        min(upper, shapedOffsets.count - 1), min(lower, shapedOffsets.count - 1))
  }

  /// Returns the shaped letter in which a typeset one begins.
  func shapedLetter(at letter: Int) -> Int {
    guard letter < set.count else { return max(0, shapedOffsets.count - 2) }
    let next = Self.first(in: shapedOffsets, from: setOffsets[letter] + 1)
    return max(0, next - 1)
  }

  /// Returns the width of the typeset letters that begin in a shaped one, as far as they are in a range.
  func width(of shaped: Int, within range: Range<Int>) -> Int {
    let start = Self.first(in: setOffsets, from: shapedOffsets[shaped])
    let end = Self.first(in: setOffsets, from: shapedOffsets[shaped + 1])
    let (lower, upper) = (max(start, range.lowerBound), min(end, range.upperBound))
    return lower < upper ? set.width(lower, upper) : 0
  }

  /// Returns the first index at which an ascending list has a number that is not less than `offset`.
  private static func first(in offsets: [Int], from offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ShapedText {
  /// Returns the way in which a letter joins its neighbours; `nil` for a letter with a place of its own.
  ///
  /// Letters join if a font has them, and their script is one from Hebrew and Arabic through Myanmar, Khmer
  /// and Mongolian.
  fileprivate func joining(of letter: Int) -> LinePieces.Joining? {
    guard let scalar = letters.string(letter, letter + 1).unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x20: return .space
    case 0x0590..<0x10A0, 0x1780..<0x18B0, 0x1900..<0x1D00, 0xA800..<0xA960, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF:
      return glyphs(of: letter).allSatisfy { $0.glyph != nil } ? .letter : nil
    default: return nil
    }
  }
}

/// A line along the letters of a text.
enum TextLine: String, Sendable {
  /// A line below the baseline.
  case under
  /// A line at half the height of the small letters.
  case through

  /// Returns the frame of the line.
  ///
  /// - Parameter room: A rectangle whose upper edge is the letters' baseline, and whose height is their
  ///   ascent.
  func frame(on bounds: CGRect) -> CGRect {
    let height = bounds.height
    let top =
      switch self {
      case .under: height * 0.1
      case .through: -height * 0.31
      }
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height * 0.065)
  }
}
