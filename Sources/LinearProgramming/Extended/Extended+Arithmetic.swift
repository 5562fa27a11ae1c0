/// What can be added, and multiplied by a number.
@usableFromInline package protocol Linear {
  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The multiple.
  static func * (a: Self, factor: Rational) -> Self
}

extension Rational: Linear {}
extension LinearExpression: Linear {}

extension Extended where Finite: Linear {
  /// The sum; where an infinity is added to another one, the first stays.
  @inlinable
  package static func + (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .finite(a + b)
    case (.finite, _): b
    default: a
    }
  }

  /// The difference; where an infinity is subtracted from another one, the first stays.
  @inlinable
  package static func - (a: Self, b: Self) -> Self { a + -b }

  /// The quantity with the other sign.
  @inlinable
  package static prefix func - (a: Self) -> Self { a * -1 }

  /// The multiple by a factor other than zero.
  @inlinable
  package static func * (a: Self, factor: Rational) -> Self {
    switch a {
    case .finite(let finite): .finite(finite * factor)
    case .infinite: factor.signum() > 0 ? .infinite : .negativeInfinite
    case .negativeInfinite: factor.signum() > 0 ? .negativeInfinite : .infinite
    }
  }

  /// The quotient by a number other than zero.
  @inlinable
  package static func / (a: Self, divisor: Rational) -> Self { a * (1 / divisor) }
}
