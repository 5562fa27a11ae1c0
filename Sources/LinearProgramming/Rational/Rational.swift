import BigInt

/// An exact fraction of two integers.
///
/// Always reduced, with a denominator above zero, so that equal numbers have equal representations. Numbers
/// whose numerator and denominator fit 64 bits are kept in place; larger ones are kept in 128 bits or in
/// arbitrary precision, and come back as soon as they fit.
public struct Rational: Sendable {
  internal enum _Storage: Sendable {
    /// A fraction that is not lost.
    case small(Fraction)
    case big(_BigFraction)
  }

  internal var _storage: _Storage

  /// The same number, which must not be lost.
  @inline(__always)
  internal init(_ fraction: Fraction) { _storage = .small(fraction) }

  /// A number that 64 bits do not hold.
  internal init(_ big: _BigFraction) { _storage = .big(big) }

  /// A reduced fraction of 64-bit integers with a positive denominator.
  internal init(_reduced numerator: Int64, _ denominator: Int64) {
    if numerator == .min {
      _storage = .big(_BigFraction(WideFraction(Int128(numerator), Int128(denominator))))
    } else {
      _storage = .small(Fraction(numerator, denominator))
    }
  }

  /// A fraction of 128-bit integers, moved to the small form if it fits; it must not be lost.
  internal init(_ wide: WideFraction) {
    if let numerator = Int64(exactly: wide.numerator), numerator != .min,
      let denominator = Int64(exactly: wide.denominator)
    {
      _storage = .small(Fraction(numerator, denominator))
    } else {
      _storage = .big(_BigFraction(wide))
    }
  }

  /// The number in 128 bits; `nil` where they do not hold it.
  internal var _wide: WideFraction? {
    switch _storage {
    case .small(let fraction): WideFraction(Int128(fraction.numerator), Int128(fraction.denominator))
    case .big(let fraction): fraction.wide
    }
  }

  /// A reduced fraction of large integers with a positive denominator, moved to the small form if it fits.
  internal init(_reduced numerator: BigInt, _ denominator: BigInt) {
    if let smallNumerator = Int64(exactly: numerator), smallNumerator != .min,
      let smallDenominator = Int64(exactly: denominator)
    {
      _storage = .small(Fraction(smallNumerator, smallDenominator))
    } else {
      _storage = .big(_BigFraction(numerator: numerator, denominator: denominator))
    }
  }

  /// Any fraction of large integers; the denominator must not be zero.
  internal init(_unreduced numerator: BigInt, _ denominator: BigInt) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let signed = denominator.sign == .minus ? -divisor : divisor
    self.init(_reduced: numerator / signed, denominator / signed)
  }

  /// The reduced fraction, its denominator above zero; `nil` where 64 bits do not hold it.
  package var smallFraction: (numerator: Int64, denominator: Int64)? {
    if case .small(let fraction) = _storage { (fraction.numerator, fraction.denominator) } else { nil }
  }

  /// How many binary digits the longer of numerator and denominator has.
  public var bitCount: Int {
    switch _storage {
    case .small(let fraction):
      64 - min(fraction.numerator.magnitude.leadingZeroBitCount, fraction.denominator.leadingZeroBitCount)
    case .big(let fraction):
      max(fraction.numerator.magnitude.bitWidth, fraction.denominator.magnitude.bitWidth)
    }
  }

  internal var _bigNumerator: BigInt {
    switch _storage {
    case .small(let fraction): BigInt(fraction.numerator)
    case .big(let fraction): fraction.numerator
    }
  }

  internal var _bigDenominator: BigInt {
    switch _storage {
    case .small(let fraction): BigInt(fraction.denominator)
    case .big(let fraction): fraction.denominator
    }
  }
}

extension Fraction {
  /// A number of any size; `lost` where it is a large one.
  @inline(__always)
  internal init(_ number: Rational) {
    if case .small(let fraction) = number._storage { self = fraction } else { self = .lost }
  }
}
