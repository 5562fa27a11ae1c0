import Foundation
import LayoutCore

/// A glyph of a text, in units of 1/1024 of a point.
package struct ShapedGlyph: Hashable, Sendable {
  /// The number of its face.
  package var face: Int
  /// Its number in the face; `nil` where the face has none for the letter.
  package var glyph: UInt32?
  /// How far it advances.
  package var advance: Int
  /// How far it is drawn to the right of where it stands.
  package var x: Int
  /// How far it is drawn below the baseline.
  package var y: Int
}

/// A text as glyphs, for all widths.
package struct ShapedText: Sendable {
  /// Its letters with their widths, and where lines may break.
  package var letters: LetterRun
  /// The glyphs of all letters; those of one letter from the left.
  package var glyphs: [ShapedGlyph]
  /// The first glyph of each letter, and the end.
  package var starts: [Int]
  /// The embedding level of each letter: odd where it runs from the right.
  package var levels: [UInt8]
  /// The levels of paragraphs, each with the letter that it begins with.
  package var paragraphs: [(start: Int, level: UInt8)]
  /// The runs that letters belong to, each with the letter that it begins with.
  package var runs: [(start: Int, run: SetRun)]

  /// The glyphs of a letter.
  package func glyphs(of letter: Int) -> ArraySlice<ShapedGlyph> {
    glyphs[starts[letter]..<starts[letter + 1]]
  }

  /// The run of a letter.
  package func run(of letter: Int) -> SetRun {
    (runs.last { $0.start <= letter } ?? runs[0]).run
  }

  /// The level of the paragraph that a letter stands in.
  package func paragraphLevel(of letter: Int) -> UInt8 {
    paragraphs.last { $0.start <= letter }?.level ?? 0
  }
}

/// A run of a text at a scale.
package struct SetRun: Sendable {
  /// The image that it is; `nil` for letters.
  package var image: TextImage?
  /// The scale of the text.
  package var scale: CGFloat
  /// How far it stands above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The height of its font's line above the baseline, in points.
  package var ascent: CGFloat
  /// The depth of its font's line below the baseline, in points.
  package var descent: CGFloat
  /// The ellipsis in the run's font.
  package var ellipsis: [ShapedGlyph]
}
