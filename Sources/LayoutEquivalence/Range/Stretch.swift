import LinearProgramming

/// A part of a range that one thread walks along.
struct Stretch: Sendable {
  /// How many parts a range is divided into: enough to keep a few threads busy until the end.
  static let count = 12

  /// Where it begins.
  var lower: ExactInterval.End
  /// Where it ends.
  var upper: ExactInterval.End

  /// All of a range.
  init(_ range: ClosedRange<Rational>) {
    lower = ExactInterval.End(range.lowerBound)
    upper = ExactInterval.End(range.upperBound)
  }

  /// Parts of equal length, of which each but the last leaves its upper end to the next.
  static func dividing(_ range: ClosedRange<Rational>) -> [Stretch] {
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

extension [RangeProof.Piece] {
  /// Adds the pieces of the next stretch; the first goes into the last where that reaches over the border.
  mutating func join(_ next: [RangeProof.Piece]) {
    var rest = next[...]
    if let last = last, let first = rest.first, last.frames == first.frames,
      last.reach.contains(first.interval), !last.interval.isPoint
    {
      self[count - 1].interval.upper = first.interval.upper
      rest = rest.dropFirst()
    }
    append(contentsOf: rest)
  }
}
