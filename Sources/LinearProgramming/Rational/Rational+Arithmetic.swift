import BigInt

extension Rational {
  /// The exact sum.
  public static func + (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let sum = a + b
      if !sum.isLost { return Rational(sum) }
    }
    return _bigSum(lhs, rhs)
  }

  /// The exact difference.
  public static func - (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let difference = a - b
      if !difference.isLost { return Rational(difference) }
    }
    return _bigSum(lhs, -rhs)
  }

  /// The number with the other sign.
  public static prefix func - (operand: Rational) -> Rational {
    switch operand._storage {
    case .small(let fraction): return Rational(-fraction)
    case .big(let fraction): return Rational(fraction.negated)
    }
  }

  /// The exact product.
  public static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let product = a * b
      if !product.isLost { return Rational(product) }
    }
    return _bigProduct(lhs, rhs)
  }

  /// The exact quotient.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func / (lhs: Rational, rhs: Rational) -> Rational {
    precondition(!rhs.isZero, "division by zero")
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let quotient = a * b.inverse
      if !quotient.isLost { return Rational(quotient) }
    }
    return _bigProduct(lhs, rhs._inverse)
  }

  /// Adds exactly.
  public static func += (lhs: inout Rational, rhs: Rational) { lhs = lhs + rhs }

  /// Subtracts exactly.
  public static func -= (lhs: inout Rational, rhs: Rational) { lhs = lhs - rhs }

  /// Multiplies exactly.
  public static func *= (lhs: inout Rational, rhs: Rational) { lhs = lhs * rhs }

  /// Divides exactly.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func /= (lhs: inout Rational, rhs: Rational) { lhs = lhs / rhs }

  /// Changes the sign.
  public mutating func negate() { self = -self }

  /// One divided by the number, which is not zero.
  private var _inverse: Rational {
    if let wide = _wide { return Rational(wide.inverse) }
    let (numerator, denominator) = (_bigNumerator, _bigDenominator)
    return numerator.sign == .minus
      ? Rational(_reduced: -denominator, -numerator) : Rational(_reduced: denominator, numerator)
  }

  @inline(never)
  private static func _bigSum(_ lhs: Rational, _ rhs: Rational) -> Rational {
    if let a = lhs._wide, let b = rhs._wide {
      let sum = a + b
      if !sum.isLost { return Rational(sum) }
    }
    let (a, b) = (lhs._bigNumerator, lhs._bigDenominator)
    let (c, d) = (rhs._bigNumerator, rhs._bigDenominator)
    // As for small numbers. Mostly one of the denominators is short, and little is left to be divided by.
    let divisor = _commonDivisor(b, d)
    if divisor == 1 { return Rational(_reduced: a * d + c * b, b * d) }
    let bRest = b / divisor
    let sum = a * (d / divisor) + c * bRest
    let shared = _commonDivisor(sum, divisor)
    return Rational(_reduced: sum / shared, bRest * (d / shared))
  }

  @inline(never)
  private static func _bigProduct(_ lhs: Rational, _ rhs: Rational) -> Rational {
    if let a = lhs._wide, let b = rhs._wide {
      let product = a * b
      if !product.isLost { return Rational(product) }
    }
    let (a, b) = (lhs._bigNumerator, lhs._bigDenominator)
    let (c, d) = (rhs._bigNumerator, rhs._bigDenominator)
    // Divisors shared crosswise are taken out first, as for small numbers.
    let first = _commonDivisor(a, d)
    let second = _commonDivisor(c, b)
    return Rational(_reduced: (a / first) * (c / second), (b / second) * (d / first))
  }

  /// The largest number that divides both, of which the second is not zero.
  ///
  /// The library's goes bit by bit through both numbers. A division first makes the longer one as short as the other, and
  /// where that is a single word, as it mostly is, machine words do the rest.
  private static func _commonDivisor(_ a: BigInt, _ b: BigInt) -> BigInt {
    let (short, long) =
      a.magnitude.bitWidth < b.magnitude.bitWidth ? (a.magnitude, b.magnitude) : (b.magnitude, a.magnitude)
    if short.isZero { return BigInt(long) }
    if short == 1 { return 1 }
    if let word = UInt64(exactly: short) {
      return BigInt(Int64.commonDivisor(word, UInt64(long % short)))
    }
    let isMuchLonger = long.bitWidth > short.bitWidth + UInt.bitWidth
    return BigInt(short.greatestCommonDivisor(with: isMuchLonger ? long % short : long))
  }
}

extension Rational: SignedNumeric {
  /// The number zero.
  public static var zero: Rational { Rational(Fraction.zero) }

  /// The number without its sign.
  public var magnitude: Rational { signum() < 0 ? -self : self }

  /// A whole number of any integer type; never nil.
  public init?(exactly source: some BinaryInteger) {
    if let small = Int64(exactly: source) {
      self.init(_reduced: small, 1)
    } else {
      self.init(_reduced: BigInt(source), 1)
    }
  }
}
