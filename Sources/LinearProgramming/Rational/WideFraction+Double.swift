extension _WideFraction {
  /// The nearest floating-point number, ties to even; none is beyond the largest or below the least normal one.
  internal var doubleValue: Double {
    let magnitude = Self.quotient(numerator.magnitude, denominator.magnitude)
    return numerator < 0 ? -magnitude : magnitude
  }

  private static func quotient(_ numerator: UInt128, _ denominator: UInt128) -> Double {
    if numerator == 0 { return 0 }
    // Scaled by a power of two, so that the integer quotient has 65 or 66 bits.
    let shift = 65 + numerator.leadingZeroBitCount - denominator.leadingZeroBitCount
    let scaled =
      shift <= 0
      ? (high: 0, low: numerator)
      : (high: shift < 128 ? numerator >> (128 - shift) : numerator << (shift - 128), low: numerator << shift)
    let divisor = shift < 0 ? denominator << -shift : denominator
    let (quotient, rest) = divisor.dividingFullWidth(scaled)
    // Two bits short of all would do; what is cut off only has to be told from zero.
    let excess = max(0, 128 - quotient.leadingZeroBitCount - 62)
    var bits = UInt64(truncatingIfNeeded: quotient >> excess)
    if rest != 0 || quotient.trailingZeroBitCount < excess { bits |= 1 }
    return Double(sign: .plus, exponent: excess - shift, significand: Double(bits))
  }
}
