import Foundation

/// A text at one scale, whose lines are broken and put below each other.
package struct TextSetter {
  let letters: LetterRun
  let typesetting: Typesetting
  let scale: CGFloat
  /// The most lines.
  private let lineLimit: Int
  /// The distance between lines, in points; a multiple of 1/64.
  let spacing: CGFloat

  init(_ text: MeasurableText, scale: CGFloat, letters: LetterRun) {
    self.letters = letters
    typesetting = text.typesetting
    self.scale = scale
    lineLimit = max(text.lineLimit ?? .max, 1)
    spacing = max(0, TextUnit.height(text.typesetting.lineSpacing))
  }

  /// Lines below each other, and the proposals for which they are the same.
  struct Lines {
    var breaker: LineBreaker
    var heights: [LetterRun.LineHeight]
    /// The height of all lines with the space between them, in points.
    var total: CGFloat
    var widthRange: LengthRange
    var heightRange = LengthRange()
  }

  /// All lines where the whole text fits a width and a height, and otherwise why it does not.
  func whole(width: CGFloat, height: CGFloat) -> (lines: Lines?, widths: LengthRange, heights: LengthRange) {
    var breaker = breaker(width, lineLimit)
    breaker.breakLines(allOrNothing: true)
    guard !breaker.isTruncated else { return (nil, breaker.widths, LengthRange()) }
    let lines = lines(breaker)
    guard lines.total <= height else {
      return (nil, breaker.widths, LengthRange(upper: lines.total))
    }
    return (lines, breaker.widths, LengthRange(lower: lines.total))
  }

  /// As many lines as fit a height, at least one; the last one is cut off where more would follow.
  func set(width: CGFloat, height: CGFloat) -> Lines {
    if let line = letters.uniformHeight {
      let fitting = lineCount(of: line.total, fitting: height)
      var breaker = breaker(width, min(lineLimit, fitting))
      breaker.breakLines()
      var lines = lines(breaker)
      let count = breaker.lines.count
      lines.heightRange = LengthRange(
        lower: count == 1 ? nil : total(count, line.total),
        upper: breaker.isLastForWantOfLines && fitting < lineLimit ? total(count + 1, line.total) : nil)
      return lines
    }
    var breaker = breaker(width, lineLimit)
    breaker.breakLines()
    var lines = lines(breaker)
    var bottoms: [CGFloat] = []
    for line in lines.heights { bottoms.append((bottoms.last.map { $0 + spacing } ?? 0) + line.total) }
    let fitting = max(1, bottoms.prefix { $0 <= height }.count)
    let range = LengthRange(
      lower: fitting == 1 ? nil : bottoms[fitting - 1],
      upper: fitting < bottoms.count ? bottoms[fitting] : nil)
    if fitting < bottoms.count {
      var cut = self.breaker(width, fitting)
      cut.breakLines()
      let widths = lines.widthRange
      lines = self.lines(cut)
      lines.widthRange.formIntersection(widths)
    }
    lines.heightRange = range
    return lines
  }

  /// The answer that some lines are, for the proposals in their ranges.
  func measurement(_ lines: Lines, _ width: CGFloat?, _ height: CGFloat?) -> TextMeasurement {
    let missing = CGFloat(max(0, min(typesetting.reservedLines, Self.mostReserved) - lines.heights.count))
    let last = lines.heights[lines.heights.count - 1]
    return TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(
          width: TextUnit.points(lines.breaker.longestLine),
          height: lines.total + missing * (letters.firstLineHeight + spacing)),
        firstBaseline: lines.heights[0].ascent, lastBaseline: lines.total - last.descent,
        widths: width == nil ? .all : lines.widthRange.interval,
        heights: height == nil ? .all : lines.heightRange.interval),
      lines: lines.breaker.lines, isTruncated: lines.breaker.isTruncated, scale: scale)
  }

  /// Room for more lines than these is no one's wish, and would be more than a length can be.
  private static let mostReserved = 1_000_000

  private func breaker(_ width: CGFloat, _ limit: Int) -> LineBreaker {
    LineBreaker(letters, width: width, lineLimit: limit, typesetting: typesetting)
  }

  private func lines(_ breaker: LineBreaker) -> Lines {
    let heights =
      letters.uniformHeight.map { Array(repeating: $0, count: breaker.lines.count) }
      ?? breaker.ranges.map { letters.height($0.lowerBound, $0.upperBound) }
    let total = heights.reduce(0) { $0 + $1.total } + CGFloat(heights.count - 1) * spacing
    return Lines(breaker: breaker, heights: heights, total: total, widthRange: breaker.widths)
  }

  private func total(_ count: Int, _ line: CGFloat) -> CGFloat {
    CGFloat(count) * line + CGFloat(count - 1) * spacing
  }

  /// The number of whole lines that fit a height: at least one, and any number where it is very large.
  private func lineCount(of line: CGFloat, fitting height: CGFloat) -> Int {
    guard height >= line else { return 1 }
    guard height < line * 0x1p40 else { return .max }
    let estimate = Int(((height + spacing) / (line + spacing)).rounded(.down))
    // The quotient is rounded, the products are not.
    if total(estimate, line) > height { return estimate - 1 }
    return total(estimate + 1, line) <= height ? estimate + 1 : estimate
  }
}
