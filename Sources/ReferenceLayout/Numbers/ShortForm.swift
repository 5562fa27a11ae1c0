/// An affine function of one side of the container, in exact fractions of 64-bit integers.
///
/// It is `(constant + slope * side) / denominator`. It is not reference-counted, and the rules of this module
/// are specialised for numbers of this form, so that a run on them takes little longer than one on doubles.
/// If a number does not fit, the run is repeated with numbers of any size.
///
/// A form is reduced, so that equal functions (`==`) have equal forms.
public struct ShortForm: RecordableForm {
  /// The constant part of the numerator; the sign of an infinite form.
  package let constant: Int64
  /// The coefficient of the side in the numerator.
  package let slope: Int64
  /// The denominator, above zero; zero for an infinite form.
  package let denominator: Int64

  /// A length of the side: a fraction whose denominator is above zero.
  public struct Point: Sendable {
    let numerator: Int64
    let denominator: Int64

    /// Creates a length from a fraction.
    package init(_ numerator: Int64, over denominator: Int64) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }
  }

  /// Creates a form that is already reduced.
  @inline(__always)
  init(reduced constant: Int64, _ slope: Int64, over denominator: Int64) {
    (self.constant, self.slope, self.denominator) = (constant, slope, denominator)
  }

  /// Creates a constant from a fraction whose denominator is above zero.
  package init(_ numerator: Int64, over denominator: Int64) {
    self = Self.reducing(numerator, 0, over: denominator)
  }

  /// Creates a constant from a whole number.
  @inline(__always)
  public init(whole: Int) { self.init(reduced: Int64(whole), 0, over: 1) }

  /// Creates the exact constant of a double; `nil` if it does not fit 64 bits.
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

  /// The side of the container, as a function of itself.
  public static var side: ShortForm { ShortForm(reduced: 0, 1, over: 1) }

  /// A side of length zero.
  public static var start: Point { Point(0, over: 1) }

  /// The constant that is greater than any number.
  public static var infinity: ShortForm { ShortForm(reduced: 1, 0, over: 0) }

  /// Whether the form is infinite, at all lengths of the side.
  @inline(__always)
  public var isInfinite: Bool { denominator == 0 }

  /// Whether the form has the same value at every length of the side.
  @inline(__always)
  public var isConstant: Bool { slope == 0 }

  /// Returns whether both forms are the same function.
  @inline(__always)
  public static func == (a: ShortForm, b: ShortForm) -> Bool {
    a.constant == b.constant && a.slope == b.slope && a.denominator == b.denominator
  }

  /// Returns the rule bound to numbers of this form.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<ShortLine> { rule.boundToLines }
}

/// A number for sweeps along one side of the container, in 64-bit integers.
public typealias ShortLine = RecordingNumber<ShortForm>

// MARK: - Arithmetic

extension ShortForm {
  /// Returns a form after reducing it.
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

  /// Returns the greatest common divisor; the other number if one is zero.
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

  /// Returns the sum; `nil` if it does not fit 64 bits.
  ///
  /// If a form is infinite, the sum is the first infinite one.
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

  /// The negated form; `nil` if it does not fit 64 bits.
  @inline(__always)
  public var negated: ShortForm? {
    if constant == .min || slope == .min { return nil }
    return ShortForm(reduced: -constant, -slope, over: denominator)
  }

  /// Returns the form multiplied by a constant; `nil` if the result does not fit 64 bits.
  public func scaled(by factor: ShortForm) -> ShortForm? {
    if factor.constant == 1, factor.denominator == 1 { return self }
    // Common divisors are cancelled first, so that intermediate products stay small.
    let crossing = Int64(Self.commonDivisor(factor.constant.magnitude, denominator.magnitude))
    let (times, rest) = (factor.constant / crossing, denominator / crossing)
    let (constant, over) = constant.multipliedReportingOverflow(by: times)
    let (slope, steep) = slope.multipliedReportingOverflow(by: times)
    let (denominator, tooFine) = rest.multipliedReportingOverflow(by: factor.denominator)
    if over || steep || tooFine { return nil }
    return Self.reducing(constant, slope, over: denominator)
  }

  /// The reciprocal of a constant; `nil` if that is zero, or the result does not fit 64 bits.
  public var inverse: ShortForm? {
    guard constant != 0, constant != .min else { return nil }
    return constant > 0
      ? ShortForm(reduced: denominator, 0, over: constant)
      : ShortForm(reduced: -denominator, 0, over: -constant)
  }

  /// Returns the value at a length as a fraction that is not reduced.
  private func fraction(at length: Point?) -> (numerator: Int128, denominator: Int128) {
    guard let length, slope != 0 else { return (Int128(constant), Int128(denominator)) }
    return (
      Int128(constant) * Int128(length.denominator) + Int128(slope) * Int128(length.numerator),
      Int128(denominator) * Int128(length.denominator)
    )
  }

  /// Returns the value at a length; `nil` if it does not fit 64 bits.
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

  /// Returns the value at a length as a double, rounded as a rule requires.
  public func double(at length: Point?, _ rule: FloatingPointRoundingRule) -> Double {
    if isInfinite { return constant < 0 ? -.infinity : .infinity }
    let (numerator, denominator) = fraction(at: length)
    return Double(numerator, over: denominator, rule)
  }
}

// MARK: - Comparing

extension ShortForm {
  /// Returns whether one form is less at the run's length; the run records a comparison that depends on it.
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
    // Neither the product of two 64-bit integers nor the difference of two products exceeds 128 bits.
    let constant = Int128(b.constant) * Int128(a.denominator) - Int128(a.constant) * Int128(b.denominator)
    let slope = Int128(b.slope) * Int128(a.denominator) - Int128(a.slope) * Int128(b.denominator)
    guard slope != 0, let run else { return constant > 0 }
    // The sign is that of the line divided by what both numbers have in common. Most denominators are powers of
    // two, of which the products above keep both.
    let shift = min(constant.trailingZeroBitCount, slope.trailingZeroBitCount)
    guard let constant = Int64(exactly: constant >> shift), let slope = Int64(exactly: slope >> shift),
      constant != .min, slope != .min
    else {
      run.pointee.lose()
      return false
    }
    let length = run.pointee.point
    return run.pointee.finding.reach.cut(constant, slope, at: length)
  }

  /// The lengths of the side at which a run takes the same steps: an interval.
  public struct Reach: RunReach {
    /// The form of the run's numbers.
    public typealias Form = ShortForm

    /// The lower end of the interval.
    package private(set) var lower = End()
    /// The upper end of the interval.
    package private(set) var upper = End()

    /// An end of an interval: a fraction whose denominator is above zero, or no end if it is zero.
    package struct End: Sendable {
      package var numerator: Int64 = 0
      /// The denominator of the end, above zero; zero for no end.
      package var denominator: Int64 = 0
      /// Whether the interval includes the end.
      package var isIncluded = false
    }

    /// Creates the interval of all lengths.
    public init() {}

    /// Restricts the interval to lengths at which a line has the same sign as at a given one; returns whether
    /// it is positive.
    fileprivate mutating func cut(_ constant: Int64, _ slope: Int64, at length: Point) -> Bool {
      let isPositive =
        Int128(constant) * Int128(length.denominator) + Int128(slope) * Int128(length.numerator) > 0
      // The line crosses zero at -constant / slope; the end is included if the line is not positive.
      let end = End(
        numerator: slope > 0 ? -constant : constant, denominator: slope > 0 ? slope : -slope,
        isIncluded: !isPositive)
      if isPositive == (slope > 0) { raise(to: end) } else { cut(at: end) }
      return isPositive
    }

    /// Restricts the interval to one length, as a function that is not constant has other values elsewhere.
    public mutating func pin(_ function: ShortForm, at length: Point) {
      let here = End(numerator: length.numerator, denominator: length.denominator, isIncluded: true)
      raise(to: here)
      cut(at: here)
    }

    /// Restricts the interval to its intersection with another one.
    @inline(__always)
    public mutating func formIntersection(_ other: Reach) {
      if other.lower.denominator != 0 { raise(to: other.lower) }
      if other.upper.denominator != 0 { cut(at: other.upper) }
    }

    /// Returns whether the interval contains a length.
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
  /// Returns a negative number if a fraction is less than an end, a positive one if it is greater, and 0 if
  /// they are equal.
  @inline(__always)
  fileprivate static func order(_ numerator: Int64, _ denominator: Int64, _ end: Self) -> Int {
    let left = numerator.multipliedFullWidth(by: end.denominator)
    let right = end.numerator.multipliedFullWidth(by: denominator)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}
