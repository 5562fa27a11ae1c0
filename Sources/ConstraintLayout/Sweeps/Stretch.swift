import LinearProgramming

/// A part of a range that one thread walks along.
package struct Stretch: Sendable {
  /// How many parts a range is divided into: enough to keep a few threads busy until the end.
  private static let count = 12

  /// Where it begins.
  package var lower: ExactInterval.End
  /// Where it ends.
  package var upper: ExactInterval.End

  /// All of a range.
  package init(_ range: ClosedRange<Rational>) {
    lower = ExactInterval.End(range.lowerBound)
    upper = ExactInterval.End(range.upperBound)
  }

  /// Parts of equal length, of which each but the last leaves its upper end to the next.
  package static func dividing(_ range: ClosedRange<Rational>) -> [Stretch] {
    let length = range.upperBound - range.lowerBound
    guard !length.isZero else { return [Stretch(range)] }
    let borders = (0...count).map { range.lowerBound + length * Rational(numerator: $0, denominator: count) }
    return zip(borders, borders.dropFirst()).enumerated().map { place, ends in
      var stretch = Stretch(ends.0...ends.1)
      stretch.upper.isIncluded = place == count - 1
      return stretch
    }
  }
}
