/// An exact fraction of two integers of a fixed width, which a copy moves.
///
/// It is always reduced, with a denominator above zero and a numerator that can be negated. The exception is
/// `lost`: a number that does not fit the width, and every result computed from one. So a computation checks
/// only once, at its end, whether a number was lost.
internal struct FixedFraction<Number: FractionInteger>: Hashable, Sendable {
  internal let numerator: Number
  internal let denominator: Number

  /// Creates a fraction that is already reduced.
  @inline(__always)
  internal init(_ numerator: Number, _ denominator: Number) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  @inline(__always)
  internal static var zero: Self { Self(0, 1) }
  @inline(__always)
  internal static var one: Self { Self(1, 1) }
  /// A number that does not fit the width.
  @inline(__always)
  internal static var lost: Self { Self(0, 0) }

  @inline(__always)
  internal var isLost: Bool { denominator == 0 }
  @inline(__always)
  internal var isZero: Bool { numerator == 0 }
  @inline(__always)
  internal var isOne: Bool { numerator == 1 && denominator == 1 }
  @inline(__always)
  internal var isMinusOne: Bool { numerator == -1 && denominator == 1 }
}

/// The fraction that most numbers of a layout fit.
internal typealias Fraction = FixedFraction<Int64>

/// A fraction for sums of numbers such as 1.234, which is 53 binary digits over a power of two: they exceed
/// 64 bits, and mostly fit here.
internal typealias WideFraction = FixedFraction<Int128>

extension FixedFraction {
  @inline(__always)
  internal static func + (a: Self, b: Self) -> Self {
    if a.isZero, !a.isLost { return b }
    if b.isZero, !b.isLost { return a }
    if a.denominator == 1, b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      return overflow ? .lost : Self(checking: sum, 1)
    }
    return sum(a, b)
  }

  @inline(__always)
  internal static func - (a: Self, b: Self) -> Self { a + -b }

  @inline(__always)
  internal static prefix func - (a: Self) -> Self { Self(-a.numerator, a.denominator) }

  @inline(__always)
  internal static func * (a: Self, b: Self) -> Self {
    if a.isOne || b.isZero && !a.isLost { return b }
    if b.isOne || a.isZero && !b.isLost { return a }
    return product(a, b)
  }

  /// The reciprocal of the number, which must not be zero.
  @inline(__always)
  internal var inverse: Self { numerator < 0 ? Self(-denominator, -numerator) : Self(denominator, numerator) }

  /// Creates a fraction; `lost` if the numerator cannot be negated.
  @inline(__always)
  private init(checking numerator: Number, _ denominator: Number) {
    self = numerator == .min ? .lost : Self(numerator, denominator)
  }

  // Knuth, The Art of Computer Programming 2, 4.5.1: dividing by common divisors first keeps intermediate
  // numbers small.

  private static func sum(_ a: Self, _ b: Self) -> Self {
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
    return overflow ? .lost : Self(checking: quotient(sum, shared), denominator)
  }

  /// Returns the sum of two numerators over one denominator.
  private static func sum(_ a: Number, _ b: Number, over denominator: Number) -> Self {
    let (sum, overflow) = a.addingReportingOverflow(b)
    if overflow { return .lost }
    if sum == 0 { return .zero }
    let shared = common(sum, denominator)
    return Self(checking: quotient(sum, shared), quotient(denominator, shared))
  }

  private static func product(_ a: Self, _ b: Self) -> Self {
    if a.isLost || b.isLost { return .lost }
    if a.isZero || b.isZero { return .zero }
    let first = b.denominator == 1 ? 1 : common(a.numerator, b.denominator)
    let second = a.denominator == 1 ? 1 : common(b.numerator, a.denominator)
    let (numerator, overflow) =
      quotient(a.numerator, first).multipliedReportingOverflow(by: quotient(b.numerator, second))
    let (denominator, lower) =
      quotient(a.denominator, second).multipliedReportingOverflow(by: quotient(b.denominator, first))
    return overflow || lower ? .lost : Self(checking: numerator, denominator)
  }

  /// Returns a number divided by one of its divisors; by a shift if that is a power of two, as most are.
  @inline(__always)
  private static func quotient(_ number: Number, _ divisor: Number) -> Number {
    if divisor & (divisor - 1) == 0 {
      return number &>> Number(truncatingIfNeeded: divisor.trailingZeroBitCount)
    }
    return number / divisor
  }

  /// Returns the greatest common divisor; by a shift if the second number is a power of two, as most
  /// denominators are.
  @inline(__always)
  private static func common(_ a: Number, _ b: Number) -> Number {
    if b & (b - 1) == 0 {
      return 1 &<< Number(truncatingIfNeeded: min(a.trailingZeroBitCount, b.trailingZeroBitCount))
    }
    return Number(truncatingIfNeeded: Number.commonDivisor(a.magnitude, b.magnitude))
  }
}

extension FixedFraction {
  /// Returns the sign of the sum with another number, -1, 0 or 1, even if the sum does not fit; neither may
  /// be lost.
  @inline(__always)
  internal func signum(with other: Self) -> Int {
    let counterpart = -other
    return self < counterpart ? -1 : counterpart < self ? 1 : 0
  }

  /// Returns whether the first number is less, in exact arithmetic; neither may be lost.
  @inline(__always)
  internal static func < (a: Self, b: Self) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    // Both products are exact in twice the width.
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

/// An integer of a fixed width, of which fractions are made.
internal protocol FractionInteger: FixedWidthInteger, SignedInteger, Sendable {
  /// Returns the greatest common divisor; the other number if one is zero.
  static func commonDivisor(_ a: Magnitude, _ b: Magnitude) -> Magnitude
}

extension Int64: FractionInteger {
  internal static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 { binaryCommonDivisor(a, b) }
}

extension Int128: FractionInteger {
  internal static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    let (short, long) = a < b ? (a, b) : (b, a)
    // One division reduces both to a single word if one of them fits it, which is the usual case.
    guard short > 0, let word = UInt64(exactly: short) else { return binaryCommonDivisor(short, long) }
    return UInt128(binaryCommonDivisor(word, UInt64(truncatingIfNeeded: long % short)))
  }
}

/// Returns the greatest common divisor; the other number if one is zero.
///
/// Stein's method needs only shifts and subtractions, and is several times as fast as division here.
@inline(__always)
private func binaryCommonDivisor<Number: FixedWidthInteger & UnsignedInteger>(
  _ a: Number, _ b: Number
) -> Number {
  if a == 0 { return b }
  if b == 0 { return a }
  let shift = Number(truncatingIfNeeded: (a | b).trailingZeroBitCount)
  var x = a &>> Number(truncatingIfNeeded: a.trailingZeroBitCount)
  var y = b
  repeat {
    y &>>= Number(truncatingIfNeeded: y.trailingZeroBitCount)
    if x > y { swap(&x, &y) }
    y &-= x
  } while y != 0
  return x &<< shift
}
