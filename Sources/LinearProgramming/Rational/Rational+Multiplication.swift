import BigInt

extension Rational {
  /// The exact product.
  public static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage,
      let product = _smallProduct(a, b, c, d)
    {
      return product
    }
    return _bigProduct(lhs._bigNumerator, lhs._bigDenominator, rhs._bigNumerator, rhs._bigDenominator)
  }

  /// The exact quotient.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func / (lhs: Rational, rhs: Rational) -> Rational {
    precondition(!rhs.isZero, "division by zero")
    if case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage {
      if c == 1, d == 1 { return lhs }
      if let quotient = c > 0 ? _smallProduct(a, b, d, c) : _smallProduct(a, b, -d, -c) {
        return quotient
      }
    }
    let (c, d) = (rhs._bigNumerator, rhs._bigDenominator)
    return c.sign == .minus
      ? _bigProduct(lhs._bigNumerator, lhs._bigDenominator, -d, -c)
      : _bigProduct(lhs._bigNumerator, lhs._bigDenominator, d, c)
  }

  /// Multiplies exactly.
  public static func *= (lhs: inout Rational, rhs: Rational) {
    lhs = lhs * rhs
  }

  /// Divides exactly.
  ///
  /// - Precondition: `rhs` is not zero.
  public static func /= (lhs: inout Rational, rhs: Rational) {
    lhs = lhs / rhs
  }

  /// `a/b * c/d`, with divisors shared crosswise taken out first, as for small numbers.
  @inline(never)
  private static func _bigProduct(_ a: BigInt, _ b: BigInt, _ c: BigInt, _ d: BigInt) -> Rational {
    let first = _commonDivisor(a, d)
    let second = _commonDivisor(c, b)
    return Rational(_reduced: (a / first) * (c / second), (b / second) * (d / first))
  }

  /// `a/b * c/d`, or nil where 64 bits do not hold it.
  ///
  /// Shared divisors go first, crosswise, so that the
  /// product of the rests is reduced.
  @inline(__always)
  private static func _smallProduct(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational? {
    if b == 1, d == 1 {
      let (product, overflow) = a.multipliedReportingOverflow(by: c)
      return overflow ? nil : Rational(_reduced: product, 1)
    }
    let first = d == 1 ? 1 : Int64(_greatestCommonDivisor(a.magnitude, d.magnitude))
    let second = b == 1 ? 1 : Int64(_greatestCommonDivisor(c.magnitude, b.magnitude))
    let (numerator, overflow) = (a / first).multipliedReportingOverflow(by: c / second)
    let (denominator, lowerOverflow) = (b / second).multipliedReportingOverflow(by: d / first)
    return overflow || lowerOverflow ? nil : Rational(_reduced: numerator, denominator)
  }
}
