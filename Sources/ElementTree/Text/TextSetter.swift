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

// What a measurer has to find are letters with widths at a scale; the rest is the same for all of them.
extension TextSetter {
  /// Measures a text whose letters at a scale are found by a function.
  package static func measure(
    _ text: MeasurableText, width: CGFloat?, height: CGFloat?, letters: @escaping (CGFloat) -> LetterRun
  ) -> TextMeasurement {
    let (setter, lines) = lines(of: text, width, height, letters)
    return setter.measurement(lines, width, height)
  }

  /// The lines of a text whose letters at a scale are found by a function.
  package static func typeset(
    _ text: MeasurableText, width: CGFloat?, height: CGFloat?, letters: @escaping (CGFloat) -> LetterRun
  ) -> TypesetText {
    let (setter, lines) = lines(of: text, width, height, letters)
    return setter.typeset(lines)
  }

  private static func lines(
    of text: MeasurableText, _ width: CGFloat?, _ height: CGFloat?,
    _ letters: @escaping (CGFloat) -> LetterRun
  ) -> (TextSetter, Lines) {
    guard text.typesetting.minimumScaleFactor < 1 else {
      let setter = TextSetter(text, scale: 1, letters: letters(1))
      return (setter, setter.set(width: width ?? .infinity, height: height ?? .infinity))
    }
    var shrinker = TextShrinker(
      text, width: width ?? .infinity, height: height ?? .infinity, letters: letters)
    return shrinker.set()
  }
}

/// A text that may be set smaller so that it fits.
///
/// Scales are tried in steps of a hundredth; the largest one counts at which the whole text fits. Each trial holds for
/// some proposals, and what all of them hold for is what the answer holds for.
struct TextShrinker {
  private let text: MeasurableText
  private let letters: (CGFloat) -> LetterRun
  private let least: CGFloat
  private let width: CGFloat
  private let height: CGFloat
  private var widths = LengthRange()
  private var heights = LengthRange()

  /// Prepares to set a text into a width and a height in points.
  init(_ text: MeasurableText, width: CGFloat, height: CGFloat, letters: @escaping (CGFloat) -> LetterRun) {
    self.text = text
    self.letters = letters
    let factor = text.typesetting.minimumScaleFactor
    least = factor.isNaN ? 1 : min(max(factor, 0), 1)
    self.width = width
    self.height = height
  }

  /// The text at the scale that it needs; at the smallest one as much of it as fits.
  mutating func set() -> (setter: TextSetter, lines: TextSetter.Lines) {
    if let full = trial(0) { return held(full) }
    guard var best = trial(steps) else {
      let setter = setter(scale(steps))
      return held((setter, setter.set(width: width, height: height)))
    }
    // The text fits at `fitting` and does not at `tooLarge`.
    var (tooLarge, fitting) = (0, steps)
    while fitting - tooLarge > 1 {
      let middle = (tooLarge + fitting) / 2
      if let smaller = trial(middle) {
        (best, fitting) = (smaller, middle)
      } else {
        tooLarge = middle
      }
    }
    return held(best)
  }

  private typealias Trial = (setter: TextSetter, lines: TextSetter.Lines)

  /// The number of the smallest scale.
  private var steps: Int { Int(((1 - least) * 100 - 1e-6).rounded(.up)) }

  private func setter(_ scale: CGFloat) -> TextSetter {
    TextSetter(text, scale: scale, letters: letters(scale))
  }

  private func scale(_ step: Int) -> CGFloat { max(least, CGFloat(100 - step) / 100) }

  /// The text at a scale, if it fits.
  private mutating func trial(_ step: Int) -> Trial? {
    let setter = setter(scale(step))
    let whole = setter.whole(width: width, height: height)
    widths.formIntersection(whole.widths)
    heights.formIntersection(whole.heights)
    return whole.lines.map { (setter, $0) }
  }

  private func held(_ trial: Trial) -> Trial {
    var (setter, lines) = trial
    lines.widthRange.formIntersection(widths)
    lines.heightRange.formIntersection(heights)
    return (setter, lines)
  }
}

/// A measurer that tells where the letters of a text stand, so that it can be drawn.
package protocol TypesettingMeasurer: TextMeasurer {
  /// The lines of a text at a proposal, as ``TextMeasurer/measure(_:width:height:)`` finds them.
  func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText
}

/// A text in lines, with the places of its letters.
package struct TypesetText: Sendable {
  /// The letters with their widths.
  package var letters: LetterRun
  /// How large the text is set, from its smallest scale to 1.
  package var scale: CGFloat
  /// The lines, from the top.
  package var lines: [Line]

  /// A line of a text.
  package struct Line: Sendable {
    /// The letters that stand in it; where it is cut off, those before the ellipsis.
    package var letters: Range<Int>
    /// What else stands in a line that is cut off.
    package var cut: Cut?
    /// The distance from the top of the text to the line's baseline, in points.
    package var baseline: CGFloat
    /// Its height above the baseline and its depth below it.
    package var height: LetterRun.LineHeight
    /// How much narrower than its letters it is set, as a factor.
    package var tightening: CGFloat
  }

  /// A line of which a part is left out.
  package struct Cut: Sendable {
    /// The letters before the ellipsis.
    package var head: Range<Int>
    /// The letters after the ellipsis.
    package var tail: Range<Int>
    /// The letter whose font the ellipsis is set in.
    package var sample: Int
  }
}

extension TextSetter {
  /// Lines with their places.
  func typeset(_ lines: Lines) -> TypesetText {
    var top: CGFloat = 0
    let last = lines.breaker.ranges.count - 1
    let set = zip(lines.breaker.ranges, lines.heights).enumerated().map { index, line in
      let (range, height) = line
      defer { top += height.total + spacing }
      let cut = index == last ? lines.breaker.cut : nil
      let width = letters.width(range.lowerBound, range.upperBound)
      // A line that was tightened is the only one that is narrower than its letters.
      let isTightened = index == last && cut == nil && lines.breaker.isLastForWantOfLines && width > 0
      return TypesetText.Line(
        letters: cut?.head ?? range, cut: cut, baseline: top + height.ascent, height: height,
        tightening: isTightened ? CGFloat(LineBreaker.tightened(width)) / CGFloat(width) : 1)
    }
    return TypesetText(letters: letters, scale: scale, lines: set)
  }
}
