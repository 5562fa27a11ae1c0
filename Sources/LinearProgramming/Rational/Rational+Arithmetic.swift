import BigInt

extension Rational {
  /// Returns the exact sum of two numbers.
  public static func + (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let sum = a + b
      if !sum.isLost { return Rational(sum) }
    }
    return _bigSum(lhs, rhs)
  }

  /// Returns the exact difference of two numbers.
  public static func - (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let difference = a - b
      if !difference.isLost { return Rational(difference) }
    }
    return _bigSum(lhs, -rhs)
  }

  /// Returns the number with the opposite sign.
  public static prefix func - (operand: Rational) -> Rational {
    switch operand._storage {
    case .small(let fraction): return Rational(-fraction)
    case .big(let fraction): return Rational(fraction.negated)
    }
  }

  /// Returns the exact product of two numbers.
  public static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage {
      let product = a * b
      if !product.isLost { return Rational(product) }
    }
    return _bigProduct(lhs, rhs)
  }

  /// Returns the exact quotient of two numbers.
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

  /// Adds a number exactly, in place.
  public static func += (lhs: inout Rational, rhs: Rational) { lhs = lhs + rhs }

  /// Subtracts a number exactly, in place.
  public static func -= (lhs: inout Rational, rhs: Rational) { lhs = lhs - rhs }

  /// Multiplies by a number exactly, in place.
  public static func *= (lhs: inout Rational, rhs: Rational) { lhs = lhs * rhs }

  /// Divides by a number exactly, in place.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func /= (lhs: inout Rational, rhs: Rational) { lhs = lhs / rhs }

  /// Replaces the number by the one with the opposite sign.
  public mutating func negate() { self = -self }

  /// The reciprocal of the number, which must not be zero.
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
    // As for small numbers. One of the denominators is usually short, which leaves little to divide by.
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
    // Divisors shared crosswise are cancelled first, as for small numbers.
    let first = _commonDivisor(a, d)
    let second = _commonDivisor(c, b)
    return Rational(_reduced: (a / first) * (c / second), (b / second) * (d / first))
  }

  /// Returns the greatest common divisor of two numbers, of which the second is not zero.
  ///
  /// The library's function goes through both numbers bit by bit. A division first makes the longer one as
  /// short as the other, and if that is a single word, as it usually is, machine words do the rest.
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

  /// The absolute value of the number.
  public var magnitude: Rational { signum() < 0 ? -self : self }

  /// Creates a whole number from an integer of any type; never `nil`.
  public init?(exactly source: some BinaryInteger) {
    if let small = Int64(exactly: source) {
      self.init(_reduced: small, 1)
    } else {
      self.init(_reduced: BigInt(source), 1)
    }
  }
}
