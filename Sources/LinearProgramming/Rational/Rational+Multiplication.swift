import BigInt

extension Rational {
  /// The exact product.
  public static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage,
      let product = _smallProduct(a, b, c, d)
    {
      return product
    }
    return _bigProduct(lhs, rhs)
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
    return _bigProduct(lhs, rhs._inverse)
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

  /// One divided by the number, which is not zero.
  private var _inverse: Rational {
    if let wide = _wide { return Rational(wide.inverse) }
    let (numerator, denominator) = (_bigNumerator, _bigDenominator)
    return numerator.sign == .minus
      ? Rational(_reduced: -denominator, -numerator) : Rational(_reduced: denominator, numerator)
  }

  @inline(never)
  private static func _bigProduct(_ lhs: Rational, _ rhs: Rational) -> Rational {
    if let a = lhs._wide, let b = rhs._wide, let product = _WideFraction.product(a, b) {
      return Rational(product)
    }
    let (a, b) = (lhs._bigNumerator, lhs._bigDenominator)
    let (c, d) = (rhs._bigNumerator, rhs._bigDenominator)
    // Divisors shared crosswise are taken out first, as for small numbers.
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
