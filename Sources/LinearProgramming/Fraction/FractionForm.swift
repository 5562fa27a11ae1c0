/// Two sides in fractions of 64 bits, for the evaluation of many forms; a side that is not a number counts as
/// zero.
package struct FractionSides: Sendable {
  fileprivate let width: Fraction
  fileprivate let height: Fraction

  /// Creates two sides in points.
  package init(width: Rational?, height: Rational?) {
    self.width = width.map { Fraction($0) } ?? .zero
    self.height = height.map { Fraction($0) } ?? .zero
  }
}

/// An affine function of two sides in fractions of 64 bits: `constant + width * w + height * h`.
///
/// A copy moves six words. A number that does not fit 64 bits makes the form lost, which `isLost` or a result
/// of `nil` indicates.
package struct FractionForm: Hashable, Sendable {
  private var constantPart: Fraction
  private var widthPart: Fraction
  private var heightPart: Fraction

  @inline(__always)
  private init(_ constant: Fraction, _ width: Fraction, _ height: Fraction) {
    (constantPart, widthPart, heightPart) = (constant, width, height)
  }

  /// Creates a form of three numbers; lost if one does not fit.
  package init(_ constant: Rational, width: Rational, height: Rational) {
    self.init(Fraction(constant), Fraction(width), Fraction(height))
  }

  /// The form that is zero for all sides.
  package static let zero = FractionForm(.zero, .zero, .zero)

  /// Creates the form of a length at two sides.
  package init(_ length: LengthWithGradient, atWidth width: Rational?, height: Rational?) {
    var constant = length.value
    if !length.width.isZero, let width { constant = constant - length.width * Fraction(width) }
    if !length.height.isZero, let height { constant = constant - length.height * Fraction(height) }
    self.init(constant, length.width, length.height)
  }

  /// Whether a number did not fit.
  package var isLost: Bool { constantPart.isLost || widthPart.isLost || heightPart.isLost }

  /// The constant part; the form must not be lost.
  package var constant: Rational { Rational(constantPart) }
  /// The derivative by the width; the form must not be lost.
  package var width: Rational { Rational(widthPart) }
  /// The derivative by the height; the form must not be lost.
  package var height: Rational { Rational(heightPart) }

  /// Whether the form does not depend on the width.
  package var isWidthZero: Bool { widthPart.isZero }
  /// Whether the form does not depend on the height.
  package var isHeightZero: Bool { heightPart.isZero }

  /// Returns whether two forms differ in their constants alone.
  package func isParallel(to other: FractionForm) -> Bool {
    widthPart == other.widthPart && heightPart == other.heightPart
  }

  /// Returns the value at two sides, of which `nil` counts as zero; `nil` if a number does not fit.
  package func value(width: Rational?, height: Rational?) -> Rational? {
    let sum = sum(width, height)
    return sum.isLost ? nil : Rational(sum)
  }

  /// Returns the sign of the value at two sides, -1, 0 or 1; `nil` if a number does not fit.
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

  /// Returns the form with forms in place of the sides, of which `nil` counts as zero.
  package func composed(_ w: FractionForm?, _ h: FractionForm?) -> FractionForm {
    var sum = FractionForm(constantPart, .zero, .zero)
    if !widthPart.isZero, let w { sum = sum + w.times(widthPart) }
    if !heightPart.isZero, let h { sum = sum + h.times(heightPart) }
    return sum
  }

  /// The form scaled such that its first derivative is 1 or -1; `nil` if it is constant, or a number does not
  /// fit.
  package var normalised: FractionForm? {
    let first = widthPart.isZero ? heightPart : widthPart
    if first.isZero { return nil }
    let scaled = times(first.numerator < 0 ? -first.inverse : first.inverse)
    return scaled.isLost ? nil : scaled
  }

  /// Returns the sum of two forms.
  package static func + (a: FractionForm, b: FractionForm) -> FractionForm {
    FractionForm(
      a.constantPart + b.constantPart, a.widthPart + b.widthPart, a.heightPart + b.heightPart)
  }

  /// Returns a form multiplied by a factor.
  package static func * (a: FractionForm, factor: Rational) -> FractionForm { a.times(Fraction(factor)) }

  @inline(__always)
  private func times(_ factor: Fraction) -> FractionForm {
    if factor.isOne { return self }
    return FractionForm(constantPart * factor, widthPart * factor, heightPart * factor)
  }
}
