import Foundation

/// A text measurer that needs no system library and has the same answers on all platforms.
///
/// - *Widths* are the advance widths of Roboto (regular; medium; bold for semibold and heavier weights),
///   without kerning and ligatures. The letters are Swift's characters; one of several scalars is as wide as
///   its widest scalar. Scalars beyond the table: marks, controls and format characters have no width, East
///   Asian wide characters and emoji are one em wide, all others have the font's average width.
/// - *Heights:* the ascent and the descent (1900 and 500 of 2048 units) are each rounded up to half a point.
///   The line height is their sum (20.5 for ``Font/body``); the baseline is one ascent below the line's top.
/// - *Exactness:* sizes of fonts are rounded to 1/64 point, and so all widths are multiples of 2^-17 points
///   and their sums are exact. A line fits if its width is at most the proposed one.
/// - *Breaks* are at spaces (not at no-break spaces), after a hyphen or dash between letters, and around wide
///   characters unless punctuation forbids it. A word that is wider than the proposal begins on a new line
///   and is broken by letters. A line has at least one letter, even if that is wider than the proposal: only
///   then, or for a lone ellipsis, is the text wider than proposed.
/// - *Spaces* at which a line is wrapped do not count. At the end of a paragraph they count where all of them
///   fit. Spaces at the beginning of a paragraph count; if the first word does not fit beside them, they
///   leave an empty line.
/// - *Truncation:* the last line takes as many letters of its paragraph as fit together with an ellipsis,
///   from its beginning, from its end, or from both by turns; the ellipsis never stands beside a space. A newline
///   at the end of the text begins an empty line. A text that may be tightened has a last line that is a twentieth
///   narrower than its letters, if that keeps all of it.
/// - *Tracking* is added to every letter that has a width, the last one included, and makes none narrower than
///   nothing. Each run keeps the widths of its own font; an ellipsis has that of the letters beside it.
/// - *Runs:* a line is as high above and as deep below its baseline as the highest and the deepest of its runs.
///   A baseline offset makes its run's line higher, or deeper, by as much. An image stands on the baseline, a
///   symbol in the middle of its font's line.
/// - *Scale:* a text that may be smaller takes the largest multiple of 1/100 at which all of it fits the width, the
///   line limit and the height, or the smallest scale that it may have. Fonts, tracking, offsets and images are
///   scaled, the space between lines is not.
///
/// Negative proposals and NaN count as 0. The time is linear in the length of the text.
public struct BuiltInTextMeasurer: TextMeasurer, Hashable {
  /// A measurer with the advance widths of Roboto.
  public init() {}

  /// Measures a text; of a text in one font that is not scaled, the reported intervals are as large as they can be.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    TextSetter.measure(text, width: width, height: height) { Self.letters(of: text, scale: $0) }
  }
}

extension BuiltInTextMeasurer {
  private static func letters(of text: MeasurableText, scale: CGFloat) -> LetterRun {
    scale == 1 ? text.letters : LetterRun(text, scale: scale)
  }
}

extension BuiltInTextMeasurer: TypesettingMeasurer {
  /// The lines of a text, with the places of its letters.
  package func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText {
    TextSetter.typeset(text, width: width, height: height) { Self.letters(of: text, scale: $0) }
  }
}
