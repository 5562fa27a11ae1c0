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
///   which never follows a space. A newline at the end of the text begins an empty line.
///
/// Negative proposals and NaN count as 0. The time is linear in the length of the text.
public struct BuiltInTextMeasurer: TextMeasurer, Hashable {
  /// A measurer with the advance widths of Roboto.
  public init() {}

  /// Measures a text; the reported intervals are as large as they can be.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    let font = ScaledFont(text.font)
    let linesByLimit = max(text.lineLimit ?? .max, 1)
    let linesByHeight = font.lineCount(fitting: height ?? .infinity)
    var breaker = LineBreaker(
      LetterRun(text.string, font.advances), font: font, width: width ?? .infinity,
      lineLimit: min(linesByLimit, linesByHeight))
    breaker.breakLines()

    let lineHeight = font.lineHeight
    let count = CGFloat(breaker.lines.count)
    let oneMoreLineWouldShow = breaker.isTruncated && linesByHeight < linesByLimit
    let heights = MeasurementInterval.halfOpen(
      breaker.lines.count == 1 ? nil : count * lineHeight,
      oneMoreLineWouldShow ? (count + 1) * lineHeight : nil)
    return TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: font.points(breaker.longestLine), height: count * lineHeight),
        firstBaseline: font.ascent,
        lastBaseline: (count - 1) * lineHeight + font.ascent,
        widths: width == nil ? .all : breaker.widths,
        heights: height == nil ? .all : heights),
      lines: breaker.lines, isTruncated: breaker.isTruncated)
  }
}
