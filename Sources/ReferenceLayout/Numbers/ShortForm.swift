/// A function of one side of the container: `(constant + slope * side) / denominator`, exactly, in 64-bit integers.
///
/// It counts no references, and the rules of this module are specialised for numbers of this form, so that a run on such
/// numbers costs little more than one on doubles. What does not fit is found again in numbers that grow as they have to.
///
/// A form is reduced, so that equal functions (`==`) have equal forms.
public struct ShortForm: RecordableForm {
  /// What is divided by the denominator; the sign of a form that is infinite.
  package let constant: Int64
  /// What a point of the side adds to that.
  package let slope: Int64
  /// Above zero; zero where the form is infinite.
  package let denominator: Int64

  /// A length of the side: a fraction, the denominator above zero.
  public struct Point: Sendable {
    let numerator: Int64
    let denominator: Int64

    /// A length.
    package init(_ numerator: Int64, over denominator: Int64) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }
  }

  /// Takes over a form that is reduced.
  @inline(__always)
  init(reduced constant: Int64, _ slope: Int64, over denominator: Int64) {
    (self.constant, self.slope, self.denominator) = (constant, slope, denominator)
  }

  /// A constant from a fraction, whose denominator is above zero.
  package init(_ numerator: Int64, over denominator: Int64) {
    self = Self.reducing(numerator, 0, over: denominator)
  }

  /// A whole number.
  @inline(__always)
  public init(whole: Int) { self.init(reduced: Int64(whole), 0, over: 1) }

  /// A constant, exactly; `nil` where 64 bits do not hold it.
  @inline(__always)
  public init?(exactly value: Double) {
    if value.magnitude < 0x1p62, value.rounded(.towardZero) == value {
      self.init(reduced: Int64(value), 0, over: 1)
    } else {
      self.init(broken: value)
    }
  }

  @inline(never)
  private init?(broken value: Double) {
    guard value.isFinite else {
      self.init(reduced: value < 0 ? -1 : 1, 0, over: 0)
      return
    }
    let significand = Int64(value.significand * 0x1p52)
    let zeros = significand.trailingZeroBitCount
    let shift = 52 - Int(value.exponent) - zeros
    guard value.isNormal, shift > 0, shift < 63 else { return nil }
    let odd = significand >> Int64(zeros)
    self.init(reduced: value < 0 ? -odd : odd, 0, over: 1 << Int64(shift))
  }

  /// The side itself.
  public static var side: ShortForm { ShortForm(reduced: 0, 1, over: 1) }

  /// The side at zero.
  public static var start: Point { Point(0, over: 1) }

  /// Positive infinity.
  public static var infinity: ShortForm { ShortForm(reduced: 1, 0, over: 0) }

  /// Whether the form is infinite, whatever the side is.
  @inline(__always)
  public var isInfinite: Bool { denominator == 0 }

  /// Whether the form is the same whatever the side is.
  @inline(__always)
  public var isConstant: Bool { slope == 0 }

  /// Whether both are the same function.
  @inline(__always)
  public static func == (a: ShortForm, b: ShortForm) -> Bool {
    a.constant == b.constant && a.slope == b.slope && a.denominator == b.denominator
  }

  /// The rule, bound to numbers of this form.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<ShortLine> { rule.boundToLines }
}

/// A number for sweeps along one side of the container, in 64-bit integers.
public typealias ShortLine = RecordingNumber<ShortForm>

// MARK: - Arithmetic

extension ShortForm {
  /// A form that is reduced first.
  @inline(__always)
  static func reducing(_ constant: Int64, _ slope: Int64, over denominator: Int64) -> ShortForm {
    if denominator == 1 { return ShortForm(reduced: constant, slope, over: 1) }
    return reduced(constant, slope, denominator)
  }

  @inline(never)
  private static func reduced(_ constant: Int64, _ slope: Int64, _ denominator: Int64) -> ShortForm {
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
    return ShortForm(reduced: constant, slope, over: denominator)
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

  /// The sum; where one is infinite, the first of these.
  @inline(__always)
  public static func sum(_ a: ShortForm, _ b: ShortForm) -> ShortForm? {
    if a.denominator == b.denominator, a.denominator != 0 {
      let (constant, over) = a.constant.addingReportingOverflow(b.constant)
      let (slope, steep) = a.slope.addingReportingOverflow(b.slope)
      if !over, !steep { return reducing(constant, slope, over: a.denominator) }
    }
    return longSum(a, b)
  }

  @inline(never)
  private static func longSum(_ a: ShortForm, _ b: ShortForm) -> ShortForm? {
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
    if tooFine || c1 || d1 || s1 || t1 || over || steep { return nil }
    return reducing(constant, slope, over: denominator)
  }

  /// The form with the other sign.
  @inline(__always)
  public var negated: ShortForm? {
    if constant == .min || slope == .min { return nil }
    return ShortForm(reduced: -constant, -slope, over: denominator)
  }

  /// The form times a constant.
  public func scaled(by factor: ShortForm) -> ShortForm? {
    if factor.constant == 1, factor.denominator == 1 { return self }
    // What divides both sides is left out first, so that products on the way stay small.
    let crossing = Int64(Self.commonDivisor(factor.constant.magnitude, denominator.magnitude))
    let (times, rest) = (factor.constant / crossing, denominator / crossing)
    let (constant, over) = constant.multipliedReportingOverflow(by: times)
    let (slope, steep) = slope.multipliedReportingOverflow(by: times)
    let (denominator, tooFine) = rest.multipliedReportingOverflow(by: factor.denominator)
    if over || steep || tooFine { return nil }
    return Self.reducing(constant, slope, over: denominator)
  }

  /// One over a constant.
  public var inverse: ShortForm? {
    guard constant != 0, constant != .min else { return nil }
    return constant > 0
      ? ShortForm(reduced: denominator, 0, over: constant)
      : ShortForm(reduced: -denominator, 0, over: -constant)
  }

  /// The value at a length as a fraction, which is not reduced.
  private func fraction(at length: Point?) -> (numerator: Int128, denominator: Int128) {
    guard let length, slope != 0 else { return (Int128(constant), Int128(denominator)) }
    return (
      Int128(constant) * Int128(length.denominator) + Int128(slope) * Int128(length.numerator),
      Int128(denominator) * Int128(length.denominator)
    )
  }

  /// The value at a length.
  public func value(at length: Point) -> ShortForm? {
    let (numerator, denominator) = fraction(at: length)
    if let numerator = Int64(exactly: numerator), let denominator = Int64(exactly: denominator) {
      return Self.reducing(numerator, 0, over: denominator)
    }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    guard a != 0, let numerator = Int64(exactly: numerator / Int128(a)),
      let denominator = Int64(exactly: denominator / Int128(a))
    else { return nil }
    return ShortForm(reduced: numerator, 0, over: denominator)
  }

  /// The value at a length as a double.
  public func double(at length: Point?, _ rule: FloatingPointRoundingRule) -> Double {
    if isInfinite { return constant < 0 ? -.infinity : .infinity }
    let (numerator, denominator) = fraction(at: length)
    return Double(numerator, over: denominator, rule)
  }
}

// MARK: - Comparing

extension ShortForm {
  /// Whether one form is less at the length of the run, which remembers it.
  @inline(__always)
  public static func isLess(
    _ a: ShortForm, _ b: ShortForm, in run: UnsafeMutablePointer<ComparisonRun<ShortForm>>?
  ) -> Bool {
    if a.denominator == b.denominator, a.slope == b.slope, a.denominator != 0 {
      return a.constant < b.constant
    }
    return isLessSomewhere(a, b, run)
  }

  @inline(never)
  private static func isLessSomewhere(
    _ a: ShortForm, _ b: ShortForm, _ run: UnsafeMutablePointer<ComparisonRun<ShortForm>>?
  ) -> Bool {
    if a.isInfinite || b.isInfinite {
      if a.isInfinite, a.constant > 0 { return false }
      if b.isInfinite, b.constant <= 0 { return false }
      return true
    }
    // Neither product of two 64-bit integers, nor the difference of two, leaves 128 bits.
    let constant = Int128(b.constant) * Int128(a.denominator) - Int128(a.constant) * Int128(b.denominator)
    let slope = Int128(b.slope) * Int128(a.denominator) - Int128(a.slope) * Int128(b.denominator)
    guard slope != 0, let run else { return constant > 0 }
    guard let constant = Int64(exactly: constant), let slope = Int64(exactly: slope), constant != .min,
      slope != .min
    else {
      run.pointee.lose()
      return false
    }
    let length = run.pointee.point
    return run.pointee.finding.reach.cut(constant, slope, at: length)
  }

  /// The lengths of the side for which a run takes the same steps.
  public struct Reach: RunReach {
    /// What numbers of the run are.
    public typealias Form = ShortForm

    /// The least length.
    package private(set) var lower = End()
    /// The greatest length.
    package private(set) var upper = End()

    /// Where an interval of lengths ends: a fraction, the denominator above zero, or nothing where that is zero.
    package struct End: Sendable {
      /// The numerator.
      package var numerator: Int64 = 0
      /// The denominator.
      package var denominator: Int64 = 0
      /// Whether the end belongs to the interval.
      package var isIncluded = false
    }

    /// All lengths.
    public init() {}

    /// Leaves the lengths at which a line is as it is at one of them: more than zero, or not, which it says.
    fileprivate mutating func cut(_ constant: Int64, _ slope: Int64, at length: Point) -> Bool {
      let isPositive =
        Int128(constant) * Int128(length.denominator) + Int128(slope) * Int128(length.numerator) > 0
      // Where the line crosses zero: at -constant / slope. Negative and zero lines are kept as such by the end itself.
      let end = End(
        numerator: slope > 0 ? -constant : constant, denominator: slope > 0 ? slope : -slope,
        isIncluded: !isPositive)
      if isPositive == (slope > 0) { raise(to: end) } else { cut(at: end) }
      return isPositive
    }

    /// Leaves one length: at any other, a function that is no constant is another.
    public mutating func pin(_ function: ShortForm, at length: Point) {
      let here = End(numerator: length.numerator, denominator: length.denominator, isIncluded: true)
      raise(to: here)
      cut(at: here)
    }

    /// Leaves the lengths of another reach.
    @inline(__always)
    public mutating func formIntersection(_ other: Reach) {
      if other.lower.denominator != 0 { raise(to: other.lower) }
      if other.upper.denominator != 0 { cut(at: other.upper) }
    }

    /// Whether a length belongs to it.
    @inline(__always)
    public func contains(_ length: Point) -> Bool {
      if lower.denominator != 0 {
        let order = End.order(length.numerator, length.denominator, lower)
        if lower.isIncluded ? order < 0 : order <= 0 { return false }
      }
      if upper.denominator != 0 {
        let order = End.order(length.numerator, length.denominator, upper)
        if upper.isIncluded ? order > 0 : order >= 0 { return false }
      }
      return true
    }

    @inline(__always)
    private mutating func raise(to end: End) {
      if lower.denominator != 0 {
        let order = End.order(end.numerator, end.denominator, lower)
        if order < 0 || (order == 0 && end.isIncluded) { return }
      }
      lower = end
    }

    @inline(__always)
    private mutating func cut(at end: End) {
      if upper.denominator != 0 {
        let order = End.order(end.numerator, end.denominator, upper)
        if order > 0 || (order == 0 && end.isIncluded) { return }
      }
      upper = end
    }
  }
}

extension ShortForm.Reach.End {
  /// Below zero where a fraction is less than an end, above where it is more.
  @inline(__always)
  fileprivate static func order(_ numerator: Int64, _ denominator: Int64, _ end: Self) -> Int {
    let left = numerator.multipliedFullWidth(by: end.denominator)
    let right = end.numerator.multipliedFullWidth(by: denominator)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}
