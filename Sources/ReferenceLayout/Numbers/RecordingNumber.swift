import ElementTree

/// A number that is an affine function, and records its comparisons.
///
/// It is compared by its value at the point of its run, and the run records the comparison. Two numbers are
/// equal (`==`) only as functions, so that an answer recorded for one holds wherever the run does. A result
/// that does not fit the form marks the run as lost, which makes the run's results invalid.
public struct RecordingNumber<Form: RecordableForm>: LayoutNumber, @unchecked Sendable {
  // Unchecked: a number points to its run, which one thread uses at a time.

  /// The run that the numbers of a layout belong to.
  public typealias Context = UnsafeMutablePointer<ComparisonRun<Form>>

  /// The number as a function.
  package let form: Form
  /// The run that the number belongs to; `nil` for a constant of a rule, which belongs to any run.
  let run: Context?

  /// Creates the number of a function in a run.
  @inline(__always)
  package init(_ form: Form, in run: Context?) { (self.form, self.run) = (form, run) }

  /// Creates the result of an operation; `nil` marks the run as lost.
  @inline(__always)
  private init(_ form: Form?, _ run: Context?) {
    guard let form else {
      self = Self.lost(run)
      return
    }
    self.init(form, in: run)
  }

  /// Marks the run as lost, and returns a number with which it can continue.
  @inline(never)
  private static func lost(_ run: Context?) -> Self {
    guard let run else { preconditionFailure("constants that rules write themselves are small") }
    run.pointee.lose()
    return .zero
  }

  /// Creates a constant from a small whole number.
  @inline(__always)
  public init(_ whole: Int) { self.init(Form(whole: whole), in: nil) }

  /// Creates the exact constant of a double, which may be infinite.
  ///
  /// A double that represents a function in the run gives that function.
  @inline(__always)
  public init(_ value: Double, in run: Context) {
    if !run.pointee.written.isEmpty, let form = run.pointee.written[value] {
      self.init(form, in: run)
    } else {
      self.init(Form(exactly: value), run)
    }
  }

  /// The number that is greater than any other.
  public static var infinity: Self { Self(.infinity, in: nil) }

  /// Whether the number is infinite, at any point.
  @inline(__always)
  public var isInfinite: Bool { form.isInfinite }

  /// Returns whether both numbers are the same function.
  @inline(__always)
  public static func == (a: Self, b: Self) -> Bool { a.form == b.form }

  /// Hashes the function, without its run.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// Returns the rule bound to numbers of this form.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<Self> { Form.binding(rule) }
}

extension RecordingNumber {
  /// Returns the sum; infinities of opposite sign are never added.
  @inline(__always)
  public static func + (a: Self, b: Self) -> Self { Self(Form.sum(a.form, b.form), a.run ?? b.run) }

  /// Returns the difference; infinities of the same sign are never subtracted.
  @inline(__always)
  public static func - (a: Self, b: Self) -> Self { a + -b }

  /// Returns the number with the opposite sign.
  @inline(__always)
  public static prefix func - (a: Self) -> Self { Self(a.form.negated, a.run) }

  /// Returns the product; of two functions, the second one is fixed to its value at the point.
  public static func * (a: Self, b: Self) -> Self {
    if a.isInfinite || b.isInfinite {
      let sign = a.sign * b.sign
      return sign == 0 ? .zero : sign > 0 ? .infinity : -.infinity
    }
    let (factor, other) = a.form.isConstant ? (a, b) : (b.fixed, a)
    return Self(other.form.scaled(by: factor.form), a.run ?? b.run)
  }

  /// Returns the quotient; a divisor that is a function is fixed to its value at the point, which must not be
  /// zero.
  public static func / (a: Self, b: Self) -> Self {
    guard !b.isInfinite else { return .zero }
    guard let inverse = b.fixed.form.inverse else { return lost(a.run ?? b.run) }
    return a * Self(inverse, in: b.run)
  }

  /// The value at the point; reading it restricts the run to the points at which the value is the same.
  private var fixed: Self {
    guard !form.isConstant, let run else { return self }
    run.pointee.pin(form)
    return Self(form.value(at: run.pointee.point), run)
  }

  /// The sign in a product with infinity; that of a function is compared, so that the run records it.
  private var sign: Int { Self.zero < self ? 1 : self < Self.zero ? -1 : 0 }
}

extension RecordingNumber {
  /// Returns whether the first number is less at the run's point; the run records the comparison.
  @inline(__always)
  public static func < (a: Self, b: Self) -> Bool { Form.isLess(a.form, b.form, in: a.run ?? b.run) }

  /// Returns whether the first number is at most the second at the run's point; the run records the
  /// comparison.
  @inline(__always)
  public static func <= (a: Self, b: Self) -> Bool { !(b < a) }

  /// Zero, as the numbers are exact.
  public static var roundingError: Double { 0 }
  /// The number itself, as it is exact.
  public var withoutRounding: Self { self }

  /// The largest double that is not above the value at the run's point.
  ///
  /// The rounding is not recorded: the measurement at the double has an interval for which it holds, and
  /// comparisons with the ends of that interval are recorded.
  public var doubleRoundedDown: Double { double(.down) }

  /// The double nearest to the value at the run's point.
  public var doubleValue: Double { double(.toNearestOrEven) }

  /// Returns the double nearest to the value at the run's point, and restricts the run to that point.
  public func pinned(for view: LayoutTree.Index) -> Double {
    if !form.isConstant { run?.pointee.pin(form, for: view) }
    return doubleValue
  }

  private func double(_ rule: FloatingPointRoundingRule) -> Double {
    form.double(at: run?.pointee.point, rule)
  }
}
