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
