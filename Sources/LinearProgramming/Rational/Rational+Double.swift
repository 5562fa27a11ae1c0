import BigInt

extension Rational {
  /// The nearest floating-point number, ties to even; infinite if the number is beyond the greatest finite
  /// one.
  public var doubleValue: Double {
    if case .small(let fraction) = _storage {
      let (numerator, denominator) = (fraction.numerator, fraction.denominator)
      if denominator == 1 { return Double(numerator) }
      // Both convert exactly, and one division rounds once.
      if numerator.magnitude <= 1 << 53, denominator <= 1 << 53 {
        return Double(numerator) / Double(denominator)
      }
    }
    return _wide?.doubleValue ?? _roundedQuotient()
  }

  /// The largest floating-point number that is not above this one; minus infinity below the least finite one.
  public var doubleRoundedDown: Double {
    let nearest = doubleValue
    if nearest == .infinity { return .greatestFiniteMagnitude }
    guard let exact = Rational(exactly: nearest) else { return nearest }
    return exact > self ? nearest.nextDown : nearest
  }

  /// Returns the correctly rounded quotient of any numerator and denominator.
  @inline(never)
  private func _roundedQuotient() -> Double {
    let numerator = _bigNumerator.magnitude
    let denominator = _bigDenominator.magnitude
    let negative = signum() < 0
    // Scaled by a power of two so that the integer quotient has 64 or 65 bits.
    let shift = 65 - (numerator.bitWidth - denominator.bitWidth)
    let magnitude: Double
    if shift > 1074 + 65 {
      magnitude = Self._subnormal(numerator, denominator)
    } else {
      let scaledNumerator = shift >= 0 ? numerator << shift : numerator
      let scaledDenominator = shift >= 0 ? denominator : denominator << -shift
      let (quotient, rest) = scaledNumerator.quotientAndRemainder(dividingBy: scaledDenominator)
      // Two bits fewer would do; of the bits that are cut off, only whether any is set matters.
      let excess = max(0, quotient.bitWidth - 62)
      var bits = UInt64(quotient >> excess)
      if !rest.isZero || quotient.trailingZeroBitCount < excess { bits |= 1 }
      let exponent = excess - shift
      if bits.leadingZeroBitCount < 64, 63 - bits.leadingZeroBitCount + exponent < -1022 {
        magnitude = Self._subnormal(numerator, denominator)
      } else {
        magnitude = Double(sign: .plus, exponent: exponent, significand: Double(bits))
      }
    }
    return negative ? -magnitude : magnitude
  }

  /// Returns a quotient below the least normal number, rounded to the spacing 2^-1074 of subnormal numbers.
  private static func _subnormal(_ numerator: BigUInt, _ denominator: BigUInt) -> Double {
    let (quotient, rest) = (numerator << 1074).quotientAndRemainder(dividingBy: denominator)
    var pattern = UInt64(quotient)
    let twice = rest << 1
    if twice > denominator || (twice == denominator && pattern & 1 == 1) { pattern += 1 }
    // The pattern of a subnormal number is its multiple of the spacing; one beyond them is the least normal
    // number.
    return Double(bitPattern: pattern)
  }
}

extension WideFraction {
  /// The nearest floating-point number, ties to even, which is always finite, and normal or zero.
  internal var doubleValue: Double {
    let magnitude = Self.quotient(numerator.magnitude, denominator.magnitude)
    return numerator < 0 ? -magnitude : magnitude
  }

  private static func quotient(_ numerator: UInt128, _ denominator: UInt128) -> Double {
    if numerator == 0 { return 0 }
    // Scaled by a power of two so that the integer quotient has 65 or 66 bits.
    let shift = 65 + numerator.leadingZeroBitCount - denominator.leadingZeroBitCount
    let scaled =
      shift <= 0
      ? (high: 0, low: numerator)
      : (high: shift < 128 ? numerator >> (128 - shift) : numerator << (shift - 128), low: numerator << shift)
    let divisor = shift < 0 ? denominator << -shift : denominator
    let (quotient, rest) = divisor.dividingFullWidth(scaled)
    // Two bits fewer would do; of the bits that are cut off, only whether any is set matters.
    let excess = max(0, 128 - quotient.leadingZeroBitCount - 62)
    var bits = UInt64(truncatingIfNeeded: quotient >> excess)
    if rest != 0 || quotient.trailingZeroBitCount < excess { bits |= 1 }
    return Double(sign: .plus, exponent: excess - shift, significand: Double(bits))
  }
}

extension Rational {
  /// Returns fractions as whole numbers over one divisor, all exact as doubles; `nil` if they are too long.
  package static func wholeNumbers(_ fractions: [Rational]) -> (numbers: [Double], divisor: Double)? {
    var divisor: Int64 = 1
    for fraction in fractions {
      guard let (_, own) = fraction.smallFraction else { return nil }
      let shared = Int64(Int64.commonDivisor(divisor.magnitude, own.magnitude))
      let (product, overflow) = (divisor / shared).multipliedReportingOverflow(by: own)
      if overflow { return nil }
      divisor = product
    }
    guard divisor < 1 << 53 else { return nil }
    var numbers: [Double] = []
    for fraction in fractions {
      guard let (numerator, own) = fraction.smallFraction else { return nil }
      let (number, overflow) = numerator.multipliedReportingOverflow(by: divisor / own)
      guard !overflow, number.magnitude < 1 << 53 else { return nil }
      numbers.append(Double(number))
    }
    return (numbers, Double(divisor))
  }
}
