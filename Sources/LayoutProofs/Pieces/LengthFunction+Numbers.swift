import ElementTree
import LinearProgramming
import ReferenceLayout

extension ShortForm {
  /// Creates a constant; `nil` if it does not fit 64 bits.
  package init?(_ number: Extended<Rational>) {
    switch number {
    case .infinite: self = .infinity
    case .negativeInfinite:
      guard let negative = Self.infinity.negated else { return nil }
      self = negative
    case .finite(let number):
      guard let (numerator, denominator) = number.smallFraction else { return nil }
      self.init(numerator, over: denominator)
    }
  }
}

extension ExactInterval {
  /// Creates the interval of lengths for which a run makes the same comparisons with the same results.
  package init(_ reach: ShortForm.Reach) {
    func end(_ end: ShortForm.Reach.End) -> End? {
      guard end.denominator != 0 else { return nil }
      let value = Rational(numerator: Int(end.numerator), denominator: Int(end.denominator))
      return End(value, isIncluded: end.isIncluded)
    }
    self.init(end(reach.lower), end(reach.upper))
  }
}

extension LengthFunction {
  init(_ line: ShortLine) {
    let form = line.form
    guard !form.isInfinite else {
      self = form.constant < 0 ? .negativeInfinite : .infinite
      return
    }
    func fraction(_ numerator: Int64) -> Rational {
      Rational(numerator: Int(numerator), denominator: Int(form.denominator))
    }
    self = .finite(AffineLength(fraction(form.constant), slope: fraction(form.slope)))
  }

  init(_ number: AffineNumber) {
    self = number.form.function.map { function in
      switch function {
      case .constant(let constant): AffineLength(constant)
      case .line(let constant, let slope, _): AffineLength(constant, slope: slope)
      case .general: preconditionFailure("a run over a range has one parameter")
      }
    }
  }
}

extension ReferenceFrame {
  /// The number of the frame for a coordinate.
  subscript(coordinate: FrameCoordinate) -> Number {
    switch coordinate {
    case .x: origin.x
    case .y: origin.y
    case .width: size.width
    case .height: size.height
    case .xInParent: originInParent.x
    case .yInParent: originInParent.y
    }
  }
}
