/// An exact fraction of two 64-bit integers: a `Rational` without its large form, so that a copy is a move of two words.
///
/// Always reduced, with a denominator above zero, but for `lost`: what 64 bits do not hold, and all that is computed from
/// it. Whoever computes a few numbers in a row looks once, at the end, whether one of them was lost.
internal struct Fraction: Hashable, Sendable {
  internal var numerator: Int64
  internal var denominator: Int64

  @inline(__always)
  internal init(_ numerator: Int64, _ denominator: Int64) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  internal static let zero = Fraction(0, 1)
  internal static let one = Fraction(1, 1)
  /// A number that 64 bits do not hold.
  internal static let lost = Fraction(0, 0)

  @inline(__always)
  internal var isLost: Bool { denominator == 0 }
  @inline(__always)
  internal var isZero: Bool { numerator == 0 }
  @inline(__always)
  internal var isOne: Bool { numerator == 1 && denominator == 1 }
  @inline(__always)
  internal var isMinusOne: Bool { numerator == -1 && denominator == 1 }
}

extension Fraction {
  /// A number of any size; `lost` where it is a large one.
  @inline(__always)
  internal init(_ number: Rational) {
    if case .small(let numerator, let denominator) = number._storage {
      self.init(numerator, denominator)
    } else {
      self = .lost
    }
  }
}

extension Rational {
  /// The same number, which must not be lost.
  @inline(__always)
  internal init(_ fraction: Fraction) {
    self.init(_storage: .small(fraction.numerator, fraction.denominator))
  }
}
