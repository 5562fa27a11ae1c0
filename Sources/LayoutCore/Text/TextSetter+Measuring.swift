import Foundation

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
