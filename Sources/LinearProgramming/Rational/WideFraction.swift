/// A fraction of two 128-bit integers.
///
/// Reduced, with a denominator above zero and a numerator of which the sign can change. Sums of numbers such as 1.234, which
/// are 53 binary digits over a power of two, leave 64 bits, and mostly stay here. What 128 bits do not hold is `nil`.
internal struct _WideFraction: Hashable, Sendable {
  internal let numerator: Int128
  internal let denominator: Int128

  /// A fraction that is reduced already.
  @inline(__always)
  internal init(_ numerator: Int128, _ denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// A fraction that is reduced already; `nil` for a numerator without a counterpart of the other sign.
  @inline(__always)
  private init?(checking numerator: Int128, _ denominator: Int128) {
    if numerator == .min { return nil }
    self.init(numerator, denominator)
  }

  internal static prefix func - (operand: _WideFraction) -> _WideFraction {
    _WideFraction(-operand.numerator, operand.denominator)
  }

  internal static func < (a: _WideFraction, b: _WideFraction) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// One divided by the number, which is not zero.
  internal var inverse: _WideFraction {
    numerator < 0 ? _WideFraction(-denominator, -numerator) : _WideFraction(denominator, numerator)
  }

  // Knuth, The Art of Computer Programming 2, 4.5.1: dividing by common divisors first keeps the numbers on the way small.

  internal static func sum(_ a: _WideFraction, _ b: _WideFraction) -> _WideFraction? {
    if a.denominator == b.denominator {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      if overflow { return nil }
      let shared = common(sum, a.denominator)
      return _WideFraction(checking: quotient(sum, shared), quotient(a.denominator, shared))
    }
    let divisor = common(a.denominator, b.denominator)
    let (aRest, bRest) = (quotient(a.denominator, divisor), quotient(b.denominator, divisor))
    let (left, leftOverflow) = a.numerator.multipliedReportingOverflow(by: bRest)
    let (right, rightOverflow) = b.numerator.multipliedReportingOverflow(by: aRest)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    if leftOverflow || rightOverflow || sumOverflow { return nil }
    let shared = divisor == 1 ? 1 : common(sum, divisor)
    let (denominator, overflow) = aRest.multipliedReportingOverflow(by: quotient(b.denominator, shared))
    return overflow ? nil : _WideFraction(checking: quotient(sum, shared), denominator)
  }

  internal static func product(_ a: _WideFraction, _ b: _WideFraction) -> _WideFraction? {
    let first = b.denominator == 1 ? 1 : common(a.numerator, b.denominator)
    let second = a.denominator == 1 ? 1 : common(b.numerator, a.denominator)
    let (numerator, overflow) =
      quotient(a.numerator, first).multipliedReportingOverflow(by: quotient(b.numerator, second))
    let (denominator, lower) =
      quotient(a.denominator, second).multipliedReportingOverflow(by: quotient(b.denominator, first))
    return overflow || lower ? nil : _WideFraction(checking: numerator, denominator)
  }

  /// A number divided by one of its divisors; a shift where that is a power of two, as most are.
  @inline(__always)
  private static func quotient(_ number: Int128, _ divisor: Int128) -> Int128 {
    divisor & (divisor - 1) == 0 ? number >> Int128(divisor.trailingZeroBitCount) : number / divisor
  }

  /// The largest number that divides both, of which the second is above zero.
  private static func common(_ a: Int128, _ b: Int128) -> Int128 {
    if b & (b - 1) == 0 { return 1 << Int128(min(a.trailingZeroBitCount, b.trailingZeroBitCount)) }
    if a == 0 { return b }
    // One division brings both to a single word, where one of them is short, as it mostly is.
    let (short, long) = a.magnitude < b.magnitude ? (a.magnitude, b.magnitude) : (b.magnitude, a.magnitude)
    if let word = UInt64(exactly: short) {
      return Int128(_greatestCommonDivisor(word, UInt64(truncatingIfNeeded: long % short)))
    }
    // Stein's method, as for single words.
    let shift = UInt128((short | long).trailingZeroBitCount)
    var x = short >> UInt128(short.trailingZeroBitCount)
    var y = long
    repeat {
      y >>= UInt128(y.trailingZeroBitCount)
      if x > y { swap(&x, &y) }
      y &-= x
    } while y != 0
    return Int128(x << shift)
  }
}
