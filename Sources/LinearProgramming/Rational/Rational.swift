import BigInt

/// An exact fraction of two integers.
///
/// Always reduced, with a denominator above zero, so that equal numbers have equal representations. Numbers
/// whose numerator and denominator fit 64 bits are kept in place; larger ones are kept in 128 bits or in
/// arbitrary precision, and come back as soon as they fit.
public struct Rational: Sendable {
  internal enum _Storage: Sendable {
    /// A reduced fraction; the denominator is positive and the numerator is not `Int64.min`, so that
    /// neither a sign change nor a magnitude can overflow.
    case small(Int64, Int64)
    case big(_BigFraction)
  }

  internal var _storage: _Storage

  internal init(_storage: _Storage) {
    self._storage = _storage
  }

  /// A reduced fraction of 64-bit integers with a positive denominator.
  internal init(_reduced numerator: Int64, _ denominator: Int64) {
    if numerator == .min {
      _storage = .big(_BigFraction(_WideFraction(Int128(numerator), Int128(denominator))))
    } else {
      _storage = .small(numerator, denominator)
    }
  }

  /// A fraction of 128-bit integers, moved to the small form if it fits.
  internal init(_ wide: _WideFraction) {
    if let numerator = Int64(exactly: wide.numerator), numerator != .min,
      let denominator = Int64(exactly: wide.denominator)
    {
      _storage = .small(numerator, denominator)
    } else {
      _storage = .big(_BigFraction(wide))
    }
  }

  /// The number in 128 bits; `nil` where they do not hold it.
  internal var _wide: _WideFraction? {
    switch _storage {
    case .small(let numerator, let denominator): _WideFraction(Int128(numerator), Int128(denominator))
    case .big(let fraction): fraction.wide
    }
  }

  /// A reduced fraction of large integers with a positive denominator, moved to the small form if it fits.
  internal init(_reduced numerator: BigInt, _ denominator: BigInt) {
    if let smallNumerator = Int64(exactly: numerator), smallNumerator != .min,
      let smallDenominator = Int64(exactly: denominator)
    {
      _storage = .small(smallNumerator, smallDenominator)
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

  /// How many binary digits the longer of numerator and denominator has.
  public var bitCount: Int {
    switch _storage {
    case .small(let numerator, let denominator):
      64 - min(numerator.magnitude.leadingZeroBitCount, denominator.leadingZeroBitCount)
    case .big(let fraction):
      max(fraction.numerator.magnitude.bitWidth, fraction.denominator.magnitude.bitWidth)
    }
  }

  internal var _bigNumerator: BigInt {
    switch _storage {
    case .small(let numerator, _): BigInt(numerator)
    case .big(let fraction): fraction.numerator
    }
  }

  internal var _bigDenominator: BigInt {
    switch _storage {
    case .small(_, let denominator): BigInt(denominator)
    case .big(let fraction): fraction.denominator
    }
  }
}
