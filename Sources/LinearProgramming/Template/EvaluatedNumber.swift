/// A type of the values that a template's variables are evaluated to: plain numbers, or lengths with
/// gradients.
internal protocol EvaluatedNumber {
  /// Creates a number that does not depend on the sides.
  init(_ constant: Fraction)
  /// Creates the number of a length.
  init(_ length: LengthWithGradient)
  /// The number as a length.
  var length: LengthWithGradient { get }
  /// The value at the sides.
  var value: Fraction { get }
  /// The derivative by all parameters together.
  var derivative: Fraction { get }
  /// Whether the number depends neither on the sides nor on written lengths.
  var isConstant: Bool { get }
  /// Whether a number did not fit.
  var isLost: Bool { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Fraction) -> Self
}

extension LengthWithGradient: EvaluatedNumber {
  @inline(__always)
  internal init(_ constant: Fraction) { self.init(constant, .zero) }

  @inline(__always)
  internal init(_ length: LengthWithGradient) { self = length }

  @inline(__always)
  internal var length: LengthWithGradient { self }
}

extension Fraction: EvaluatedNumber {
  @inline(__always)
  internal init(_ constant: Fraction) { self = constant }

  @inline(__always)
  internal init(_ length: LengthWithGradient) { self = length.value }

  @inline(__always)
  internal var length: LengthWithGradient { LengthWithGradient(self) }

  @inline(__always)
  internal var value: Fraction { self }

  @inline(__always)
  internal var derivative: Fraction { .zero }

  @inline(__always)
  internal var isConstant: Bool { true }
}
