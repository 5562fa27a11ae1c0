import BigInt

/// A fraction too large for 64 bits.
///
/// It is a class, so that the small form of a `Rational` is two words and a tag. A number has the 128-bit
/// representation if and only if it fits, so that equal numbers have equal representations.
internal final class _BigFraction: Sendable, Hashable {
  private enum Parts: Hashable, Sendable {
    case wide(WideFraction)
    case large(numerator: BigInt, denominator: BigInt)
  }

  private let parts: Parts

  internal init(_ wide: WideFraction) { parts = .wide(wide) }

  /// Creates a reduced fraction with a positive denominator.
  internal init(numerator: BigInt, denominator: BigInt) {
    if let wideNumerator = Int128(short: numerator), let wideDenominator = Int128(short: denominator) {
      parts = .wide(WideFraction(wideNumerator, wideDenominator))
    } else {
      parts = .large(numerator: numerator, denominator: denominator)
    }
  }

  /// The fraction in 128 bits; `nil` if it does not fit.
  internal var wide: WideFraction? { if case .wide(let wide) = parts { wide } else { nil } }

  internal var numerator: BigInt {
    switch parts {
    case .wide(let wide): BigInt(wide.numerator)
    case .large(let numerator, _): numerator
    }
  }

  internal var denominator: BigInt {
    switch parts {
    case .wide(let wide): BigInt(wide.denominator)
    case .large(_, let denominator): denominator
    }
  }

  /// The sign of the number: -1, 0 or 1.
  internal var signum: Int {
    switch parts {
    case .wide(let wide): Int(wide.numerator.signum())
    case .large(let numerator, _): Int(numerator.signum())
    }
  }

  /// The number with the opposite sign.
  internal var negated: _BigFraction {
    switch parts {
    case .wide(let wide): _BigFraction(-wide)
    case .large(let numerator, let denominator):
      _BigFraction(numerator: -numerator, denominator: denominator)
    }
  }

  internal static func == (lhs: _BigFraction, rhs: _BigFraction) -> Bool { lhs.parts == rhs.parts }

  internal func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Int128 {
  /// Creates a number of at most 127 binary digits, which can be negated; `nil` for a longer one.
  fileprivate init?(short number: BigInt) {
    guard number.magnitude.bitWidth < Int128.bitWidth else { return nil }
    var magnitude: Int128 = 0
    for word in number.magnitude.words.reversed() { magnitude = magnitude << 64 | Int128(word) }
    self = number.sign == .minus ? -magnitude : magnitude
  }
}
