import BigInt

/// An exact fraction of two integers.
///
/// It is always reduced, with a denominator above zero, so that equal numbers have equal representations. A
/// number whose numerator and denominator fit 64 bits is stored in place; a larger one in 128 bits or in
/// arbitrary precision, until a result fits again.
public struct Rational: Sendable {
  internal enum _Storage: Sendable {
    /// A fraction that is not lost.
    case small(Fraction)
    case big(_BigFraction)
  }

  internal var _storage: _Storage

  /// Creates the number of a fraction, which must not be lost.
  @inline(__always)
  internal init(_ fraction: Fraction) { _storage = .small(fraction) }

  /// Creates a number that does not fit 64 bits.
  internal init(_ big: _BigFraction) { _storage = .big(big) }

  /// Creates a reduced fraction of 64-bit integers with a positive denominator.
  internal init(_reduced numerator: Int64, _ denominator: Int64) {
    if numerator == .min {
      _storage = .big(_BigFraction(WideFraction(Int128(numerator), Int128(denominator))))
    } else {
      _storage = .small(Fraction(numerator, denominator))
    }
  }

  /// Creates the number of a fraction of 128-bit integers, in the small form if it fits; it must not be lost.
  internal init(_ wide: WideFraction) {
    if let numerator = Int64(exactly: wide.numerator), numerator != .min,
      let denominator = Int64(exactly: wide.denominator)
    {
      _storage = .small(Fraction(numerator, denominator))
    } else {
      _storage = .big(_BigFraction(wide))
    }
  }

  /// The number in 128 bits; `nil` if it does not fit.
  internal var _wide: WideFraction? {
    switch _storage {
    case .small(let fraction): WideFraction(Int128(fraction.numerator), Int128(fraction.denominator))
    case .big(let fraction): fraction.wide
    }
  }

  /// Creates a reduced fraction of large integers with a positive denominator, in the small form if it fits.
  internal init(_reduced numerator: BigInt, _ denominator: BigInt) {
    if let smallNumerator = Int64(exactly: numerator), smallNumerator != .min,
      let smallDenominator = Int64(exactly: denominator)
    {
      _storage = .small(Fraction(smallNumerator, smallDenominator))
    } else {
      _storage = .big(_BigFraction(numerator: numerator, denominator: denominator))
    }
  }

  /// Creates a fraction of large integers; the denominator must not be zero.
  internal init(_unreduced numerator: BigInt, _ denominator: BigInt) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let signed = denominator.sign == .minus ? -divisor : divisor
    self.init(_reduced: numerator / signed, denominator / signed)
  }

  /// The reduced fraction with a denominator above zero; `nil` if it does not fit 64 bits.
  package var smallFraction: (numerator: Int64, denominator: Int64)? {
    if case .small(let fraction) = _storage { (fraction.numerator, fraction.denominator) } else { nil }
  }

  /// The number of binary digits of the longer of numerator and denominator.
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
  /// Creates the fraction of a number; `lost` if it does not fit 64 bits.
  @inline(__always)
  internal init(_ number: Rational) {
    if case .small(let fraction) = number._storage { self = fraction } else { self = .lost }
  }
}
