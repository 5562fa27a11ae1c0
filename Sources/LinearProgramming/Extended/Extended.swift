/// A quantity that is finite, or one of the two infinities.
///
/// Infinity is settled while a program is written and never reaches a solver.
@frozen
public enum Extended<Finite> {
  /// A finite quantity.
  case finite(Finite)
  /// More than any number.
  case infinite
  /// Less than any number.
  case negativeInfinite

  /// The quantity; `nil` where it is infinite.
  @inlinable
  public var finite: Finite? {
    if case .finite(let finite) = self { return finite }
    return nil
  }

  /// Whether the quantity is infinite, with either sign.
  @inlinable
  public var isInfinite: Bool { finite == nil }

  /// What a function makes of the quantity where it is finite; infinities stay what they are.
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
  // Not derived, so that other modules can specialise it.
  /// Whether both are the same.
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

extension Extended: CustomStringConvertible {
  /// The quantity, `infinity` or `-infinity`.
  public var description: String {
    switch self {
    case .finite(let finite): "\(finite)"
    case .infinite: "infinity"
    case .negativeInfinite: "-infinity"
    }
  }
}

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

extension Extended where Finite == Rational {
  /// The exact value of a double, which must not be NaN.
  public init(_ double: Double) {
    self = Rational(exactly: double).map(Self.finite) ?? (double > 0 ? .infinite : .negativeInfinite)
  }

  /// The nearest double.
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
