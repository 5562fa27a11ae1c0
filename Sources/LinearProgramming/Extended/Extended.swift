/// A quantity that is finite, or one of the two infinities.
///
/// Infinities are resolved while a program is written, and never reach a solver.
@frozen
public enum Extended<Finite> {
  /// A finite quantity.
  case finite(Finite)
  /// A quantity greater than any number.
  case infinite
  /// A quantity less than any number.
  case negativeInfinite

  /// The quantity; `nil` if it is infinite.
  @inlinable
  public var finite: Finite? {
    if case .finite(let finite) = self { return finite }
    return nil
  }

  /// Whether the quantity is infinite, with either sign.
  @inlinable
  public var isInfinite: Bool { finite == nil }

  /// Returns the quantity transformed if it is finite; infinities stay the same.
  @inlinable
  public func map<Other, Failure: Error>(
    _ transform: (Finite) throws(Failure) -> Other
  ) throws(Failure) -> Extended<Other> {
    switch self {
    case .finite(let finite): .finite(try transform(finite))
    case .infinite: .infinite
    case .negativeInfinite: .negativeInfinite
    }
  }
}

extension Extended: Equatable where Finite: Equatable {
  // Not synthesised, so that other modules can specialise it.
  /// Returns whether both are equal, or infinite with the same sign.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.finite(let one), .finite(let other)): one == other
    case (.infinite, .infinite), (.negativeInfinite, .negativeInfinite): true
    default: false
    }
  }
}
extension Extended: Hashable where Finite: Hashable {}
extension Extended: Sendable where Finite: Sendable {}

extension Extended: ExpressibleByIntegerLiteral where Finite: ExpressibleByIntegerLiteral {
  /// Creates a finite quantity from a literal.
  @inlinable
  public init(integerLiteral value: Finite.IntegerLiteralType) {
    self = .finite(Finite(integerLiteral: value))
  }
}

extension Extended: CustomStringConvertible {
  /// The quantity as text; `infinity` or `-infinity` if it is infinite.
  public var description: String {
    switch self {
    case .finite(let finite): "\(finite)"
    case .infinite: "infinity"
    case .negativeInfinite: "-infinity"
    }
  }
}

/// A type whose values can be added, and multiplied by a number.
@usableFromInline package protocol Linear {
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Rational) -> Self
}

extension Rational: Linear {}
extension LinearExpression: Linear {}

extension Extended where Finite: Linear {
  /// Returns the sum; if both are infinite, the first one.
  @inlinable
  package static func + (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .finite(a + b)
    case (.finite, _): b
    default: a
    }
  }

  /// Returns the difference; if both are infinite, the first one.
  @inlinable
  package static func - (a: Self, b: Self) -> Self { a + -b }

  /// Returns the quantity with the opposite sign.
  @inlinable
  package static prefix func - (a: Self) -> Self { a * -1 }

  /// Returns the quantity multiplied by a factor, which must not be zero.
  @inlinable
  package static func * (a: Self, factor: Rational) -> Self {
    switch a {
    case .finite(let finite): .finite(finite * factor)
    case .infinite: factor.signum() > 0 ? .infinite : .negativeInfinite
    case .negativeInfinite: factor.signum() > 0 ? .negativeInfinite : .infinite
    }
  }

  /// Returns the quantity divided by a number, which must not be zero.
  @inlinable
  package static func / (a: Self, divisor: Rational) -> Self { a * (1 / divisor) }
}

extension Extended where Finite == Rational {
  /// Creates the exact value of a double, which must not be NaN.
  public init(_ double: Double) {
    self = Rational(exactly: double).map(Self.finite) ?? (double > 0 ? .infinite : .negativeInfinite)
  }

  /// The double nearest to the number.
  public var doubleValue: Double { double { $0.doubleValue } }

  /// The largest double that is not above the number.
  public var doubleRoundedDown: Double { double { $0.doubleRoundedDown } }

  private func double(_ rounded: (Rational) -> Double) -> Double {
    switch self {
    case .finite(let number): rounded(number)
    case .infinite: .infinity
    case .negativeInfinite: -.infinity
    }
  }
}
