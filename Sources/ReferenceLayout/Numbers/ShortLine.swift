import ElementTree

/// A number for sweeps along one side of the container: `(constant + slope * side) / denominator`, exactly, in 64-bit
/// integers.
///
/// It counts no references, and the rules of this module are specialised for it, so that a run on such numbers costs
/// little more than one on doubles. It is compared by its value at the length of its run, and the run remembers the
/// comparison. A result that does not fit is a number that is lost, and `LineRun.Loss` notes that there was one: what
/// came out of such a run counts for nothing, and is found again in numbers that grow as they have to.
///
/// A form is reduced, so that equal functions (`==`) have equal forms.
public struct ShortLine: LayoutNumber, @unchecked Sendable {
  // Unchecked: a number points to its run, which is on one thread at a time.

  /// What is divided by the denominator; the sign of a number that is infinite, and zero for one that is lost.
  package let constant: Int64
  /// What a point of the side adds to that.
  package let slope: Int64
  /// Above zero; zero where the number is infinite or lost.
  package let denominator: Int64
  /// The run that the number belongs to; `nil` for constants, which belong to any.
  let run: UnsafeMutablePointer<LineRun>?

  /// Takes over a form that is reduced.
  @inline(__always)
  init(
    reduced constant: Int64, _ slope: Int64, over denominator: Int64, _ run: UnsafeMutablePointer<LineRun>?
  ) {
    self.constant = constant
    self.slope = slope
    self.denominator = denominator
    self.run = slope == 0 ? nil : run
  }

  /// Makes a constant from a fraction, whose denominator is above zero.
  package init(_ numerator: Int64, over denominator: Int64) {
    self = Self.reducing(numerator, 0, over: denominator, nil)
  }

  /// A number that does not fit; notes that.
  @inline(never)
  static func lost() -> ShortLine {
    LineRun.Loss.current?.isNoted = true
    return ShortLine(reduced: 0, 0, over: 0, nil)
  }

  /// Makes a constant from a double, exactly; infinity stays infinity.
  @inline(__always)
  public init(_ value: Double) {
    if value.magnitude < 0x1p62, value.rounded(.towardZero) == value {
      self.init(reduced: Int64(value), 0, over: 1, nil)
    } else {
      self.init(broken: value)
    }
  }

  @inline(never)
  private init(broken value: Double) {
    guard value.isFinite else {
      self.init(reduced: value < 0 ? -1 : 1, 0, over: 0, nil)
      return
    }
    let significand = Int64(value.significand * 0x1p52)
    let zeros = significand.trailingZeroBitCount
    let shift = 52 - Int(value.exponent) - zeros
    guard value.isNormal, shift > 0, shift < 63 else {
      self = Self.lost()
      return
    }
    let odd = significand >> Int64(zeros)
    self.init(reduced: value < 0 ? -odd : odd, 0, over: 1 << Int64(shift), nil)
  }

  /// Positive infinity.
  public static var infinity: ShortLine { ShortLine(reduced: 1, 0, over: 0, nil) }

  /// Whether the number is infinite, whatever the side is.
  @inline(__always)
  public var isInfinite: Bool { denominator == 0 }

  /// Whether both are the same function.
  @inline(__always)
  public static func == (a: ShortLine, b: ShortLine) -> Bool {
    a.constant == b.constant && a.slope == b.slope && a.denominator == b.denominator
  }

  /// Feeds the function to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(constant)
    hasher.combine(slope)
    hasher.combine(denominator)
  }

  /// The rule, bound to these numbers.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<ShortLine> { rule.boundToLines }
}

extension ShortLine {
  /// A form that is reduced first.
  @inline(__always)
  static func reducing(
    _ constant: Int64, _ slope: Int64, over denominator: Int64, _ run: UnsafeMutablePointer<LineRun>?
  ) -> ShortLine {
    if denominator == 1 { return ShortLine(reduced: constant, slope, over: 1, run) }
    return reduced(constant, slope, denominator, run)
  }

  @inline(never)
  private static func reduced(
    _ constant: Int64, _ slope: Int64, _ denominator: Int64, _ run: UnsafeMutablePointer<LineRun>?
  ) -> ShortLine {
    let shift = Int64(min((constant | slope).trailingZeroBitCount, denominator.trailingZeroBitCount))
    var (constant, slope, denominator) = (constant >> shift, slope >> shift, denominator >> shift)
    if denominator & (denominator - 1) != 0 {
      var divisor = commonDivisor(slope.magnitude, denominator.magnitude)
      if divisor != 1 { divisor = commonDivisor(constant.magnitude, divisor) }
      if divisor != 1 {
        constant /= Int64(divisor)
        slope /= Int64(divisor)
        denominator /= Int64(divisor)
      }
    }
    return ShortLine(reduced: constant, slope, over: denominator, run)
  }

  /// The largest number that divides both; the other one where one is zero.
  static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if a == 0 { return b }
    if b == 0 { return a }
    let shift = (a | b).trailingZeroBitCount
    var x = a >> a.trailingZeroBitCount
    var y = b
    repeat {
      y >>= y.trailingZeroBitCount
      if x > y { swap(&x, &y) }
      y &-= x
    } while y != 0
    return x << shift
  }

  /// The sum; infinities of different sign never meet.
  @inline(__always)
  public static func + (a: ShortLine, b: ShortLine) -> ShortLine {
    if a.denominator == b.denominator, a.denominator != 0 {
      let (constant, over) = a.constant.addingReportingOverflow(b.constant)
      let (slope, steep) = a.slope.addingReportingOverflow(b.slope)
      if !over, !steep { return reducing(constant, slope, over: a.denominator, a.run ?? b.run) }
    }
    return sum(a, b)
  }

  @inline(never)
  private static func sum(_ a: ShortLine, _ b: ShortLine) -> ShortLine {
    if a.isInfinite { return a }
    if b.isInfinite { return b }
    let common = Int64(commonDivisor(a.denominator.magnitude, b.denominator.magnitude))
    let (left, right) = (b.denominator / common, a.denominator / common)
    let (denominator, tooFine) = a.denominator.multipliedReportingOverflow(by: left)
    let (c, c1) = a.constant.multipliedReportingOverflow(by: left)
    let (d, d1) = b.constant.multipliedReportingOverflow(by: right)
    let (s, s1) = a.slope.multipliedReportingOverflow(by: left)
    let (t, t1) = b.slope.multipliedReportingOverflow(by: right)
    let (constant, over) = c.addingReportingOverflow(d)
    let (slope, steep) = s.addingReportingOverflow(t)
    if tooFine || c1 || d1 || s1 || t1 || over || steep { return lost() }
    return reducing(constant, slope, over: denominator, a.run ?? b.run)
  }

  /// The difference; infinities of the same sign never meet.
  @inline(__always)
  public static func - (a: ShortLine, b: ShortLine) -> ShortLine { a + -b }

  /// The number with the other sign.
  @inline(__always)
  public static prefix func - (a: ShortLine) -> ShortLine {
    if a.constant == .min || a.slope == .min { return lost() }
    return ShortLine(reduced: -a.constant, -a.slope, over: a.denominator, a.run)
  }

  /// The product: of two functions, the second is fixed to its value at the length of the run.
  public static func * (a: ShortLine, b: ShortLine) -> ShortLine {
    if a.isInfinite || b.isInfinite {
      let sign = a.sign * b.sign
      return sign == 0 ? ShortLine(0) : sign > 0 ? .infinity : -.infinity
    }
    return a.slope == 0 ? b.scaled(by: a) : a.scaled(by: b.fixed)
  }

  /// The quotient; a divisor that is a function is fixed to its value at the length of the run, which is not zero.
  public static func / (a: ShortLine, b: ShortLine) -> ShortLine {
    guard !b.isInfinite else { return ShortLine(0) }
    let divisor = b.fixed
    guard divisor.constant != 0, divisor.constant != .min else { return lost() }
    let inverse =
      divisor.constant > 0
      ? ShortLine(reduced: divisor.denominator, 0, over: divisor.constant, nil)
      : ShortLine(reduced: -divisor.denominator, 0, over: -divisor.constant, nil)
    return a * inverse
  }

  /// The number times a constant.
  private func scaled(by factor: ShortLine) -> ShortLine {
    if factor.isInfinite { return Self.lost() }
    if factor.constant == 1, factor.denominator == 1 { return self }
    // What divides both sides is left out first, so that products on the way stay small.
    let crossing = Int64(Self.commonDivisor(factor.constant.magnitude, denominator.magnitude))
    let (times, rest) = (factor.constant / crossing, denominator / crossing)
    let (constant, over) = constant.multipliedReportingOverflow(by: times)
    let (slope, steep) = slope.multipliedReportingOverflow(by: times)
    let (denominator, tooFine) = rest.multipliedReportingOverflow(by: factor.denominator)
    if over || steep || tooFine { return Self.lost() }
    return Self.reducing(constant, slope, over: denominator, run)
  }

  /// The value at the length of the run, for which alone the run then holds.
  private var fixed: ShortLine {
    guard let run, slope != 0 else { return self }
    run.pointee.pin()
    let (numerator, denominator) = run.pointee.value(of: self)
    guard let fraction = Self.fraction(numerator, denominator) else { return Self.lost() }
    return fraction
  }

  private static func fraction(_ numerator: Int128, _ denominator: Int128) -> ShortLine? {
    if let numerator = Int64(exactly: numerator), let denominator = Int64(exactly: denominator) {
      return reducing(numerator, 0, over: denominator, nil)
    }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    guard a != 0, let numerator = Int64(exactly: numerator / Int128(a)),
      let denominator = Int64(exactly: denominator / Int128(a))
    else { return nil }
    return ShortLine(reduced: numerator, 0, over: denominator, nil)
  }

  /// The sign that decides a product with infinity; a function's is compared, so that the run remembers it.
  private var sign: Int {
    let zero = ShortLine(0)
    return zero < self ? 1 : self < zero ? -1 : 0
  }
}
