/// What the variables of a template are found as: numbers alone, or lengths that know how they grow.
internal protocol EvaluatedNumber {
  /// A number that is the same at all sides.
  init(_ constant: Fraction)
  /// What is kept of a length.
  init(_ length: LengthWithGradient)
  /// It as a length.
  var length: LengthWithGradient { get }
  /// The number at the sides.
  var value: Fraction { get }
  /// How much it grows with all that is open together.
  var slope: Fraction { get }
  /// Whether it is the same at all sides, and whatever is written.
  var isConstant: Bool { get }
  /// Whether some number did not fit.
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
  internal var slope: Fraction { .zero }

  @inline(__always)
  internal var isConstant: Bool { true }
}
