import BigInt

extension Rational {
  /// The exact sum.
  public static func + (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage,
      let sum = _smallSum(a, b, c, d)
    {
      return sum
    }
    return _bigSum(lhs, rhs)
  }

  /// The exact difference.
  public static func - (lhs: Rational, rhs: Rational) -> Rational {
    // In the small form a sign change cannot overflow.
    if case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage,
      let sum = _smallSum(a, b, -c, d)
    {
      return sum
    }
    return _bigSum(lhs, -rhs)
  }

  /// The number with the other sign.
  public static prefix func - (operand: Rational) -> Rational {
    switch operand._storage {
    case .small(let numerator, let denominator):
      return Rational(_storage: .small(-numerator, denominator))
    case .big(let fraction):
      return Rational(_storage: .big(fraction.negated))
    }
  }

  /// Adds exactly.
  public static func += (lhs: inout Rational, rhs: Rational) {
    lhs = lhs + rhs
  }

  /// Subtracts exactly.
  public static func -= (lhs: inout Rational, rhs: Rational) {
    lhs = lhs - rhs
  }

  /// Changes the sign.
  public mutating func negate() {
    self = -self
  }

  /// `a/b + c/d`, or nil where 64 bits do not hold it or a number on the way.
  @inline(__always)
  private static func _smallSum(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational? {
    if b == d {
      let (sum, overflow) = a.addingReportingOverflow(c)
      if overflow { return nil }
      if b == 1 { return Rational(_reduced: sum, 1) }
      return _reducing(sum, b, by: b)
    }
    if b & (b - 1) == 0, d & (d - 1) == 0 {
      // Powers of two: the larger one is the common denominator, and a shift aligns the other side.
      return b > d
        ? _aligned(a, c, by: b.trailingZeroBitCount - d.trailingZeroBitCount, over: b)
        : _aligned(c, a, by: d.trailingZeroBitCount - b.trailingZeroBitCount, over: d)
    }
    return _knuthSum(a, b, c, d)
  }

  /// `numerator / denominator` where only divisors of `common` can be shared.
  @inline(__always)
  private static func _reducing(_ numerator: Int64, _ denominator: Int64, by common: Int64) -> Rational {
    let divisor = Int64(_greatestCommonDivisor(numerator.magnitude, common.magnitude))
    return Rational(_reduced: numerator / divisor, denominator / divisor)
  }

  /// `(fine + coarse * 2^shift) / denominator` for a denominator that is a power of two.
  ///
  /// As `fine` is odd
  /// and the other part even, the sum is odd: it is reduced already.
  @inline(__always)
  private static func _aligned(
    _ fine: Int64, _ coarse: Int64, by shift: Int, over denominator: Int64
  ) -> Rational? {
    let (product, overflow) = coarse.multipliedReportingOverflow(by: 1 << Int64(shift))
    if overflow { return nil }
    let (sum, sumOverflow) = fine.addingReportingOverflow(product)
    return sumOverflow ? nil : Rational(_reduced: sum, denominator)
  }

  /// The sum of fractions with any denominators; Knuth, The Art of Computer Programming 2, 4.5.1: dividing
  /// by the common divisor first keeps the numbers on the way small.
  private static func _knuthSum(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Rational? {
    let divisor = Int64(_greatestCommonDivisor(b.magnitude, d.magnitude))
    let bRest = b / divisor
    let dRest = d / divisor
    let (left, leftOverflow) = a.multipliedReportingOverflow(by: dRest)
    let (right, rightOverflow) = c.multipliedReportingOverflow(by: bRest)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    if leftOverflow || rightOverflow || sumOverflow { return nil }
    let shared = divisor == 1 ? 1 : Int64(_greatestCommonDivisor(sum.magnitude, divisor.magnitude))
    let (denominator, overflow) = bRest.multipliedReportingOverflow(by: d / shared)
    return overflow ? nil : Rational(_reduced: sum / shared, denominator)
  }

  @inline(never)
  private static func _bigSum(_ lhs: Rational, _ rhs: Rational) -> Rational {
    if let a = lhs._wide, let b = rhs._wide, let sum = _WideFraction.sum(a, b) { return Rational(sum) }
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
}
