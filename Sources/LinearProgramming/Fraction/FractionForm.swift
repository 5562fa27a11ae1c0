/// Two sides in fractions of 64 bits, for whoever asks many forms about them; one that is no number counts as zero.
package struct FractionSides: Sendable {
  fileprivate let width: Fraction
  fileprivate let height: Fraction

  /// Two sides, in points.
  package init(width: Rational?, height: Rational?) {
    self.width = width.map { Fraction($0) } ?? .zero
    self.height = height.map { Fraction($0) } ?? .zero
  }
}

/// An affine function of two sides in fractions of 64 bits: `constant + width * w + height * h`.
///
/// A copy is a move of six words. What 64 bits do not hold is not to be had: whoever computes with it asks `isLost`, or gets
/// `nil`.
package struct FractionForm: Hashable, Sendable {
  private var constantPart: Fraction
  private var widthPart: Fraction
  private var heightPart: Fraction

  @inline(__always)
  private init(_ constant: Fraction, _ width: Fraction, _ height: Fraction) {
    (constantPart, widthPart, heightPart) = (constant, width, height)
  }

  /// The form with these numbers; lost where one does not fit.
  package init(_ constant: Rational, width: Rational, height: Rational) {
    self.init(Fraction(constant), Fraction(width), Fraction(height))
  }

  /// Zero, whatever the sides are.
  package static let zero = FractionForm(.zero, .zero, .zero)

  /// A length at two sides as a form of them.
  package init(_ length: LengthWithGradient, atWidth width: Rational?, height: Rational?) {
    var constant = length.value
    if !length.width.isZero, let width { constant = constant - length.width * Fraction(width) }
    if !length.height.isZero, let height { constant = constant - length.height * Fraction(height) }
    self.init(constant, length.width, length.height)
  }

  /// Whether some number did not fit.
  package var isLost: Bool { constantPart.isLost || widthPart.isLost || heightPart.isLost }

  /// The part that depends on nothing; the form must not be lost.
  package var constant: Rational { Rational(constantPart) }
  /// What it grows with the width; the form must not be lost.
  package var width: Rational { Rational(widthPart) }
  /// What it grows with the height; the form must not be lost.
  package var height: Rational { Rational(heightPart) }

  /// Whether it does not depend on the width.
  package var isWidthZero: Bool { widthPart.isZero }
  /// Whether it does not depend on the height.
  package var isHeightZero: Bool { heightPart.isZero }

  /// Whether two forms differ in their constants alone.
  package func isParallel(to other: FractionForm) -> Bool {
    widthPart == other.widthPart && heightPart == other.heightPart
  }

  /// The value at two sides, a missing one of which counts as zero; `nil` where a number does not fit.
  package func value(width: Rational?, height: Rational?) -> Rational? {
    let sum = sum(width, height)
    return sum.isLost ? nil : Rational(sum)
  }

  /// Minus one, zero or one, as the value at two sides is; `nil` where a number does not fit.
  package func signum(at sides: FractionSides) -> Int? {
    var growth = Fraction.zero
    if !widthPart.isZero { growth = widthPart * sides.width }
    if !heightPart.isZero { growth = growth + heightPart * sides.height }
    return growth.isLost || constantPart.isLost ? nil : constantPart.signum(with: growth)
  }

  @inline(__always)
  private func sum(_ width: Rational?, _ height: Rational?) -> Fraction {
    var sum = constantPart
    if !widthPart.isZero, let width { sum = sum + widthPart * Fraction(width) }
    if !heightPart.isZero, let height { sum = sum + heightPart * Fraction(height) }
    return sum
  }

  /// The same with forms in place of the sides, a missing one of which counts as zero.
  package func composed(_ w: FractionForm?, _ h: FractionForm?) -> FractionForm {
    var sum = FractionForm(constantPart, .zero, .zero)
    if !widthPart.isZero, let w { sum = sum + w.times(widthPart) }
    if !heightPart.isZero, let h { sum = sum + h.times(heightPart) }
    return sum
  }

  /// The same, scaled so that its first slope is 1 or -1; `nil` where it has none, or a number does not fit.
  package var normalised: FractionForm? {
    let slope = widthPart.isZero ? heightPart : widthPart
    if slope.isZero { return nil }
    let scaled = times(slope.numerator < 0 ? -slope.inverse : slope.inverse)
    return scaled.isLost ? nil : scaled
  }

  /// The sum of two forms.
  package static func + (a: FractionForm, b: FractionForm) -> FractionForm {
    FractionForm(
      a.constantPart + b.constantPart, a.widthPart + b.widthPart, a.heightPart + b.heightPart)
  }

  /// A form times a factor.
  package static func * (a: FractionForm, factor: Rational) -> FractionForm { a.times(Fraction(factor)) }

  @inline(__always)
  private func times(_ factor: Fraction) -> FractionForm {
    if factor.isOne { return self }
    return FractionForm(constantPart * factor, widthPart * factor, heightPart * factor)
  }
}
