import Foundation

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
