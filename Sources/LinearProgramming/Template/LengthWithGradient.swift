/// A length at two sides, with its gradient: the derivatives by each side and by one open written length.
///
/// All numbers have 64 bits; a number that does not fit is lost, and so is every result computed from it.
package struct LengthWithGradient: Sendable {
  internal var value: Fraction
  internal var width: Fraction
  internal var height: Fraction
  internal var change: Fraction

  @inline(__always)
  internal init(
    _ value: Fraction, _ width: Fraction = .zero, _ height: Fraction = .zero, _ change: Fraction = .zero
  ) {
    (self.value, self.width, self.height, self.change) = (value, width, height, change)
  }

  /// Creates a constant length, in points.
  package init(_ constant: Rational) { self.init(Fraction(constant)) }

  /// Creates a length at the sides, in points, with its derivatives by both.
  package init(_ value: Rational, width: Rational, height: Rational) {
    self.init(Fraction(value), Fraction(width), Fraction(height))
  }

  /// Creates a length that depends on no side, with its derivative by the open written length.
  package init(_ value: Rational, change: Rational) {
    self.init(Fraction(value), .zero, .zero, Fraction(change))
  }

  /// Whether a number did not fit.
  package var isLost: Bool { value.isLost || width.isLost || height.isLost || change.isLost }

  /// Whether the length depends neither on the sides nor on the open written length.
  package var isConstant: Bool { width.isZero && height.isZero && change.isZero }

  /// The length at the sides, in points.
  package var number: Rational { Rational(value) }
  /// The points per point of the width.
  package var widthDerivative: Rational { Rational(width) }
  /// The points per point of the height.
  package var heightDerivative: Rational { Rational(height) }
  /// The points per point of a change of the open length.
  package var changeDerivative: Rational { Rational(change) }

  /// The sign of the length: -1, 0 or 1.
  package var signum: Int { Int(value.numerator.signum()) }

  /// Adds a multiple of another length.
  package mutating func add(_ other: LengthWithGradient, times factor: Rational) {
    self = self + other * Fraction(factor)
  }

  /// The derivative by all parameters together.
  internal var derivative: Fraction { width + height + change }

  @inline(__always)
  internal static func + (a: LengthWithGradient, b: LengthWithGradient) -> LengthWithGradient {
    LengthWithGradient(a.value + b.value, a.width + b.width, a.height + b.height, a.change + b.change)
  }

  @inline(__always)
  internal static func - (a: LengthWithGradient, b: LengthWithGradient) -> LengthWithGradient {
    LengthWithGradient(a.value - b.value, a.width - b.width, a.height - b.height, a.change - b.change)
  }

  @inline(__always)
  internal static func * (a: LengthWithGradient, factor: Fraction) -> LengthWithGradient {
    if factor.isOne { return a }
    if factor.isMinusOne { return LengthWithGradient(-a.value, -a.width, -a.height, -a.change) }
    return LengthWithGradient(a.value * factor, a.width * factor, a.height * factor, a.change * factor)
  }
}
