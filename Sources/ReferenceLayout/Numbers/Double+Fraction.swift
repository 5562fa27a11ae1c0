extension Double {
  /// Creates the double of a fraction whose denominator is above zero, rounded down or to nearest.
  init(_ numerator: Int128, over denominator: Int128, _ rule: FloatingPointRoundingRule) {
    let most: Int128 = 1 << 53
    if denominator == 1, numerator.magnitude <= most.magnitude {
      self = Double(numerator)
      return
    }
    if numerator.magnitude <= most.magnitude, denominator <= most {
      // Both are exact doubles, so the quotient is rounded correctly and its remainder is exact.
      let (dividend, divisor) = (Double(Int64(numerator)), Double(Int64(denominator)))
      let quotient = dividend / divisor
      let isAbove = dividend.addingProduct(-quotient, divisor) < 0
      self = rule == .down && isAbove ? quotient.nextDown : quotient
      return
    }
    // Long division until there is one bit more than a double has; the remainder is then at most a sticky
    // bit.
    var (quotient, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    var exponent = 0
    while quotient >> 54 != 0 {
      if quotient & 1 != 0 { rest |= 1 }
      quotient >>= 1
      exponent += 1
    }
    while quotient >> 53 == 0, exponent > -200, quotient != 0 || rest != 0 {
      rest <<= 1
      quotient <<= 1
      if rest >= denominator.magnitude {
        rest -= denominator.magnitude
        quotient |= 1
      }
      exponent -= 1
    }
    let isNegative = numerator < 0
    var bits = UInt64(quotient)
    switch rule {
    case .down:
      let isExact = rest == 0 && bits & 1 == 0
      bits >>= 1
      if isNegative, !isExact { bits += 1 }
    default:
      let isHalf = bits & 1 != 0
      bits >>= 1
      if isHalf, rest != 0 || bits & 1 != 0 { bits += 1 }
    }
    let magnitude = Double(sign: .plus, exponent: exponent + 1, significand: Double(bits))
    self = isNegative ? -magnitude : magnitude
  }
}
