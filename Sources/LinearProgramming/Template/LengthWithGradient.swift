/// A length at two sides, and how many points it grows for each point by which one of them does, or by which one written
/// length is changed.
///
/// In numbers of 64 bits; what they do not hold is lost, and all that follows from it.
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

  /// A length that depends on no side, in points.
  package init(_ constant: Rational) { self.init(Fraction(constant)) }

  /// A length at the sides, in points, and how it grows with each.
  package init(_ value: Rational, width: Rational, height: Rational) {
    self.init(Fraction(value), Fraction(width), Fraction(height))
  }

  /// A length that depends on no side, and grows as the written length does that is left open.
  package init(_ value: Rational, change: Rational) {
    self.init(Fraction(value), .zero, .zero, Fraction(change))
  }

  /// Whether some number did not fit.
  package var isLost: Bool { value.isLost || width.isLost || height.isLost || change.isLost }

  /// Whether it is the same at all sides, and whatever is written.
  package var isConstant: Bool { width.isZero && height.isZero && change.isZero }

  /// The length at the sides, in points.
  package var number: Rational { Rational(value) }
  /// Points per point of the width.
  package var widthSlope: Rational { Rational(width) }
  /// Points per point of the height.
  package var heightSlope: Rational { Rational(height) }
  /// Points per point by which the open length is changed.
  package var changeSlope: Rational { Rational(change) }

  /// Minus one, zero or one.
  package var signum: Int { Int(value.numerator.signum()) }

  /// Adds a multiple of another length.
  package mutating func add(_ other: LengthWithGradient, times factor: Rational) {
    self = self + other * Fraction(factor)
  }

  /// How much it grows with all that is open together.
  internal var slope: Fraction { width + height + change }

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
