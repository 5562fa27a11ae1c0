extension Fraction {
  @inline(__always)
  internal static func + (a: Fraction, b: Fraction) -> Fraction {
    if a.isZero, !a.isLost { return b }
    if b.isZero, !b.isLost { return a }
    if a.denominator == 1, b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      return overflow ? .lost : Fraction(checking: sum, 1)
    }
    return sum(a, b)
  }

  @inline(__always)
  internal static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }

  @inline(__always)
  internal static prefix func - (a: Fraction) -> Fraction { Fraction(-a.numerator, a.denominator) }

  @inline(__always)
  internal static func * (a: Fraction, b: Fraction) -> Fraction {
    if a.isOne || b.isZero && !a.isLost { return b }
    if b.isOne || a.isZero && !b.isLost { return a }
    return product(a, b)
  }

  /// A fraction whose numerator has a counterpart of the other sign; `lost` for the one that has none.
  @inline(__always)
  private init(checking numerator: Int64, _ denominator: Int64) {
    self = numerator == .min ? .lost : Fraction(numerator, denominator)
  }

  // Knuth, The Art of Computer Programming 2, 4.5.1: dividing by common divisors first keeps the numbers on the way small.

  private static func sum(_ a: Fraction, _ b: Fraction) -> Fraction {
    if a.isLost || b.isLost { return .lost }
    if a.denominator == b.denominator { return sum(a.numerator, b.numerator, over: a.denominator) }
    let divisor = common(a.denominator, b.denominator)
    let (aRest, bRest) = (quotient(a.denominator, divisor), quotient(b.denominator, divisor))
    let (left, leftOverflow) = a.numerator.multipliedReportingOverflow(by: bRest)
    let (right, rightOverflow) = b.numerator.multipliedReportingOverflow(by: aRest)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    if leftOverflow || rightOverflow || sumOverflow { return .lost }
    if sum == 0 { return .zero }
    let shared = divisor == 1 ? 1 : common(sum, divisor)
    let (denominator, overflow) = aRest.multipliedReportingOverflow(by: quotient(b.denominator, shared))
    return overflow ? .lost : Fraction(checking: quotient(sum, shared), denominator)
  }

  /// The sum of two numerators over one denominator.
  private static func sum(_ a: Int64, _ b: Int64, over denominator: Int64) -> Fraction {
    let (sum, overflow) = a.addingReportingOverflow(b)
    if overflow { return .lost }
    if sum == 0 { return .zero }
    let shared = common(sum, denominator)
    return Fraction(checking: quotient(sum, shared), quotient(denominator, shared))
  }

  private static func product(_ a: Fraction, _ b: Fraction) -> Fraction {
    if a.isLost || b.isLost { return .lost }
    if a.isZero || b.isZero { return .zero }
    let first = b.denominator == 1 ? 1 : common(a.numerator, b.denominator)
    let second = a.denominator == 1 ? 1 : common(b.numerator, a.denominator)
    let (numerator, overflow) =
      quotient(a.numerator, first).multipliedReportingOverflow(by: quotient(b.numerator, second))
    let (denominator, lower) =
      quotient(a.denominator, second).multipliedReportingOverflow(by: quotient(b.denominator, first))
    return overflow || lower ? .lost : Fraction(checking: numerator, denominator)
  }

  /// A number divided by one of its divisors; a shift where that is a power of two, as most are.
  @inline(__always)
  private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    if divisor & (divisor - 1) == 0 { return number >> Int64(divisor.trailingZeroBitCount) }
    return number / divisor
  }

  /// The largest number that divides both; a shift where one is a power of two, as most denominators are.
  @inline(__always)
  private static func common(_ a: Int64, _ b: Int64) -> Int64 {
    if b & (b - 1) == 0 { return 1 << Int64(min(a.trailingZeroBitCount, b.trailingZeroBitCount)) }
    return Int64(truncatingIfNeeded: _greatestCommonDivisor(a.magnitude, b.magnitude))
  }
}

extension Fraction {
  /// Minus one, zero or one, as the sum with another number is, which itself may not fit; neither may be lost.
  @inline(__always)
  internal func signum(with other: Fraction) -> Int {
    let counterpart = -other
    return self < counterpart ? -1 : counterpart < self ? 1 : 0
  }

  /// Whether the left number is less, decided exactly; neither may be lost.
  @inline(__always)
  internal static func < (a: Fraction, b: Fraction) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }
}
