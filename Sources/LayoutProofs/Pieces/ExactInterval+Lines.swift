import LinearProgramming
import ReferenceLayout

extension ExactInterval {
  /// The lengths of which a run on lines says that they take the same steps.
  package init(_ finding: LineRun.Finding) {
    func end(_ end: LineRun.End) -> End? {
      guard end.denominator != 0 else { return nil }
      let value = Rational(numerator: Int(end.numerator), denominator: Int(end.denominator))
      return End(value, isIncluded: end.isIncluded)
    }
    self.init(end(finding.lower), end(finding.upper))
  }
}

extension ShortLine {
  /// A constant; `nil` where 64 bits do not hold it.
  package init?(_ number: Extended<Rational>) {
    switch number {
    case .infinite: self = .infinity
    case .negativeInfinite: self = -.infinity
    case .finite(let number):
      guard let (numerator, denominator) = number.smallFraction else { return nil }
      self.init(numerator, over: denominator)
    }
  }
}
