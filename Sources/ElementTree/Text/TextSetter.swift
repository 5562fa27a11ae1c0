import Foundation

/// A text at one scale, which it breaks into lines and sets below each other.
package struct TextSetter {
  let letters: LetterRun
  let typesetting: Typesetting
  let scale: CGFloat
  /// The greatest number of lines, at least 1.
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

  /// Lines below each other, and the proposals that have the same lines.
  struct Lines {
    var breaker: LineBreaker
    var heights: [LetterRun.LineHeight]
    /// The height of all lines including the space between them, in points.
    var total: CGFloat
    var widthRange: LengthRange
    var heightRange = LengthRange()
  }

  /// Returns all lines if the whole text fits a width and a height, and otherwise the proposals that it does
  /// not fit either.
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

  /// Returns as many lines as fit a height, at least one; the last one is cut off if more would follow.
  func set(width: CGFloat, height: CGFloat) -> Lines {
    if let line = letters.uniformHeight {
      let fitting = lineCount(of: line, fitting: height)
      var breaker = breaker(width, min(lineLimit, fitting))
      breaker.breakLines()
      var lines = lines(breaker)
      let count = breaker.lines.count
      lines.heightRange = LengthRange(
        lower: count == 1 ? nil : total(count, line),
        upper: breaker.isLastForWantOfLines && fitting < lineLimit ? total(count + 1, line) : nil)
      return lines
    }
    var breaker = breaker(width, lineLimit)
    breaker.breakLines()
    var lines = lines(breaker)
    let bottoms = lines.heights.indices.map { total(lines.heights[...$0]) }
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

  /// Returns the measurement of some lines, for the proposals in their ranges.
  func measurement(_ lines: Lines, _ width: CGFloat?, _ height: CGFloat?) -> TextMeasurement {
    let missing = max(0, min(typesetting.reservedLines, Self.mostReserved) - lines.heights.count)
    let reserved =
      missing == 0
      ? lines.total
      : letters.uniformHeight.map { total(lines.heights.count + missing, $0) }
        ?? lines.total + CGFloat(missing) * (letters.firstLineHeight + spacing)
    var (longest, widths) = (TextUnit.points(lines.breaker.longestLine), lines.widthRange)
    if let pixels = letters.typography?.pixels {
      longest = pixels.roundedUp(units: lines.breaker.longestLine)
      // A letter wider than the proposal does not widen its text: such a text ends at the proposal's last
      // pixel.
      if let width {
        var upper: CGFloat?
        if longest > max(0, width) {
          longest = pixels.roundedDown(max(0, width))
          upper = pixels.above(longest)
        }
        widths.formIntersection(LengthRange(lower: longest > 0 ? longest : nil, upper: upper))
      }
    }
    return TextMeasurement(
      leaf: LeafMeasurement(
        size: CGSize(width: longest, height: reserved),
        firstBaseline: baseline(of: 0, lines.heights),
        lastBaseline: baseline(of: lines.heights.count - 1, lines.heights),
        widths: width == nil ? .all : widths.interval,
        heights: height == nil ? .all : lines.heightRange.interval),
      lines: lines.breaker.lines, isTruncated: lines.breaker.isTruncated, scale: scale)
  }

  /// The greatest number of reserved lines that counts; the height of more would exceed the greatest length.
  private static let mostReserved = 1_000_000

  private func breaker(_ width: CGFloat, _ limit: Int) -> LineBreaker {
    LineBreaker(letters, width: width, lineLimit: limit, typesetting: typesetting)
  }

  private func lines(_ breaker: LineBreaker) -> Lines {
    let uniform = letters.uniformHeight
    let heights =
      uniform.map { Array(repeating: $0, count: breaker.lines.count) }
      ?? breaker.ranges.map { letters.height($0.lowerBound, $0.upperBound) }
    let total = uniform.map { self.total(heights.count, $0) } ?? self.total(heights[...])
    return Lines(breaker: breaker, heights: heights, total: total, widthRange: breaker.widths)
  }

  /// Returns the distance of a line's baseline from the next one, in points.
  ///
  /// It is the height and the spacing; on a platform, at least the leading of the style, which may be
  /// slightly less than the height.
  private func step(_ line: LetterRun.LineHeight) -> CGFloat {
    line.total + (spacing > 0 ? max(spacing, line.leading) : line.leading)
  }

  /// Returns the distance of the second line from the first one, in points.
  private func firstStep(_ line: LetterRun.LineHeight) -> CGFloat {
    letters.typography?.leadingBeginsAtSecondLine == true ? line.total + spacing : step(line)
  }

  /// Returns a height as texts report it: on a platform, rounded up to whole pixels.
  private func reported(_ height: CGFloat) -> CGFloat {
    letters.typography?.pixels.roundedUp(height) ?? height
  }

  /// Returns the height of a number of equal lines, in points.
  private func total(_ count: Int, _ line: LetterRun.LineHeight) -> CGFloat {
    reported(count == 1 ? line.total : firstStep(line) + CGFloat(count - 2) * step(line) + line.total)
  }

  /// Returns the height of some lines, in points.
  private func total(_ lines: ArraySlice<LetterRun.LineHeight>) -> CGFloat {
    reported(top(of: lines.endIndex - 1, lines) + lines[lines.endIndex - 1].total)
  }

  /// Returns the distance of a line's top below that of the first line, in points.
  private func top(of line: Int, _ lines: ArraySlice<LetterRun.LineHeight>) -> CGFloat {
    lines.indices.prefix { $0 < line }.reduce(0) { $0 + ($1 == 0 ? firstStep(lines[$1]) : step(lines[$1])) }
  }

  /// Returns the distance of a line's baseline below the top of the text, in points.
  ///
  /// On a platform, the first baseline is at the nearest pixel, and any other at the next pixel below its
  /// place.
  private func baseline(of index: Int, _ lines: [LetterRun.LineHeight]) -> CGFloat {
    let top: CGFloat
    if index == 0 {
      top = 0
    } else if let line = letters.uniformHeight {
      top = firstStep(line) + CGFloat(index - 1) * step(line)
    } else {
      top = self.top(of: index, lines[...])
    }
    guard let pixels = letters.typography?.pixels else { return top + lines[index].ascent }
    let first = pixels.nearest(lines[0].ascent)
    return index == 0 ? first : pixels.roundedUp(top + lines[index].ascent + first - lines[0].ascent)
  }

  /// Returns the number of whole lines that fit a height: at least one, and `Int.max` for a very large
  /// height.
  private func lineCount(of line: LetterRun.LineHeight, fitting height: CGFloat) -> Int {
    guard height >= total(2, line) else { return 1 }
    guard height < line.total * 0x1p40 else { return .max }
    var count = Int(((height + spacing) / step(line)).rounded(.down))
    // The quotient is rounded, and so is the height of lines on a platform.
    while total(count, line) > height { count -= 1 }
    while total(count + 1, line) <= height { count += 1 }
    return count
  }
}

// A measurer only has to find letters with widths at a scale; everything else is common to all measurers.
extension TextSetter {
  /// Returns the measure of a text, with its letters at a scale from a function.
  package static func measure(
    _ text: MeasurableText, width: CGFloat?, height: CGFloat?, letters: @escaping (CGFloat) -> LetterRun
  ) -> TextMeasurement {
    let (setter, lines) = lines(of: text, width, height, letters)
    return setter.measurement(lines, width, height)
  }

  /// Returns the lines of a text, with its letters at a scale from a function.
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

/// A text that may be scaled down so that it fits.
///
/// Scales are tried in steps of a hundredth, and the largest one at which the whole text fits is chosen. Each
/// trial holds for some proposals; the answer holds for those that all trials have in common.
struct TextShrinker {
  private let text: MeasurableText
  private let letters: (CGFloat) -> LetterRun
  private let least: CGFloat
  private let width: CGFloat
  private let height: CGFloat
  private var widths = LengthRange()
  private var heights = LengthRange()

  /// Creates a shrinker for a width and a height in points.
  init(_ text: MeasurableText, width: CGFloat, height: CGFloat, letters: @escaping (CGFloat) -> LetterRun) {
    self.text = text
    self.letters = letters
    let factor = text.typesetting.minimumScaleFactor
    least = factor.isNaN ? 1 : min(max(factor, 0), 1)
    self.width = width
    self.height = height
  }

  /// Returns the text at the scale that it needs; at the smallest one, as much of it as fits.
  mutating func set() -> (setter: TextSetter, lines: TextSetter.Lines) {
    if let full = trial(0) { return held(full) }
    guard var best = trial(steps) else {
      let setter = setter(scale(steps))
      return held((setter, setter.set(width: width, height: height)))
    }
    // Invariant: the text fits at `fitting` and does not fit at `tooLarge`.
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

  /// The number of the step with the smallest scale.
  private var steps: Int { Int(((1 - least) * 100 - 1e-6).rounded(.up)) }

  private func setter(_ scale: CGFloat) -> TextSetter {
    TextSetter(text, scale: scale, letters: letters(scale))
  }

  private func scale(_ step: Int) -> CGFloat { max(least, CGFloat(100 - step) / 100) }

  /// Returns the text at the scale of a step; `nil` if it does not fit.
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

/// A measurer that also returns the places of a text's letters, so that it can be drawn.
package protocol TypesettingMeasurer: TextMeasurer {
  /// Returns the lines of a text at a proposal, as ``TextMeasurer/measure(_:width:height:)`` breaks them.
  func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText
}

/// A text broken into lines, with the places of its letters.
package struct TypesetText: Sendable {
  /// The letters with their widths.
  package var letters: LetterRun
  /// The scale of the text, from its minimum scale factor to 1.
  package var scale: CGFloat
  /// The lines, from top to bottom.
  package var lines: [Line]

  package struct Line: Sendable {
    /// The letters of the line; in a line that is cut off, those before the ellipsis.
    package var letters: Range<Int>
    /// The further content of a line that is cut off; `nil` for a whole line.
    package var cut: Cut?
    /// The distance from the top of the text to the line's baseline, in points.
    package var baseline: CGFloat
    /// The line's height above the baseline and its depth below it.
    package var height: LetterRun.LineHeight
    /// The width of the line as a share of its letters' width; below 1 if it is tightened.
    package var tightening: CGFloat
  }

  /// A line with a part left out.
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
  /// Returns lines with their places.
  func typeset(_ lines: Lines) -> TypesetText {
    let last = lines.breaker.ranges.count - 1
    let set = zip(lines.breaker.ranges, lines.heights).enumerated().map { index, line in
      let (range, height) = line
      let cut = index == last ? lines.breaker.cut : nil
      let width = letters.width(range.lowerBound, range.upperBound)
      // A tightened line is the only one narrower than its letters.
      let isTightened = index == last && cut == nil && lines.breaker.isLastForWantOfLines && width > 0
      return TypesetText.Line(
        letters: cut?.head ?? range, cut: cut, baseline: baseline(of: index, lines.heights), height: height,
        tightening: isTightened ? CGFloat(LineBreaker.tightened(width)) / CGFloat(width) : 1)
    }
    return TypesetText(letters: letters, scale: scale, lines: set)
  }
}
