import ElementTree

/// A number that is an affine function, and records its comparisons.
///
/// It is compared by its value at the point of its run, and the run remembers the comparison. Two numbers are equal (`==`)
/// only as functions, so that an answer that is remembered for one holds wherever the run does. A result that the form
/// does not hold is noted in the run: what came out of that counts for nothing.
public struct RecordingNumber<Form: RecordableForm>: LayoutNumber, @unchecked Sendable {
  // Unchecked: a number points to its run, which is on one thread at a time.

  /// The run that numbers of a layout belong to.
  public typealias Context = UnsafeMutablePointer<ComparisonRun<Form>>

  /// The function.
  package let form: Form
  /// The run that the number belongs to; `nil` for constants that are written in rules, which belong to any.
  let run: Context?

  /// A function in a run.
  @inline(__always)
  package init(_ form: Form, in run: Context?) { (self.form, self.run) = (form, run) }

  /// What a sum, a product and the like came to; `nil` is lost.
  @inline(__always)
  private init(_ form: Form?, _ run: Context?) {
    guard let form else {
      self = Self.lost(run)
      return
    }
    self.init(form, in: run)
  }

  /// Notes that a number was lost, and goes on with another one.
  @inline(never)
  private static func lost(_ run: Context?) -> Self {
    guard let run else { preconditionFailure("constants that rules write themselves are small") }
    run.pointee.lose()
    return .zero
  }

  /// Makes a constant from a whole number, which is small.
  @inline(__always)
  public init(_ whole: Int) { self.init(Form(whole: whole), in: nil) }

  /// Makes a constant from a double, exactly; infinity stays infinity.
  ///
  /// A double that stands for a function in the run gives that.
  @inline(__always)
  public init(_ value: Double, in run: Context) {
    if !run.pointee.written.isEmpty, let form = run.pointee.written[value] {
      self.init(form, in: run)
    } else {
      self.init(Form(exactly: value), run)
    }
  }

  /// Positive infinity.
  public static var infinity: Self { Self(.infinity, in: nil) }

  /// Whether the number is infinite, whatever the point is.
  @inline(__always)
  public var isInfinite: Bool { form.isInfinite }

  /// Whether both are the same function.
  @inline(__always)
  public static func == (a: Self, b: Self) -> Bool { a.form == b.form }

  /// Feeds the function to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// The rule, bound to these numbers.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<Self> { Form.binding(rule) }
}

extension RecordingNumber {
  /// The sum; infinities of different sign never meet.
  @inline(__always)
  public static func + (a: Self, b: Self) -> Self { Self(Form.sum(a.form, b.form), a.run ?? b.run) }

  /// The difference; infinities of the same sign never meet.
  @inline(__always)
  public static func - (a: Self, b: Self) -> Self { a + -b }

  /// The number with the other sign.
  @inline(__always)
  public static prefix func - (a: Self) -> Self { Self(a.form.negated, a.run) }

  /// The product: of two functions, the second is fixed to its value at the point.
  public static func * (a: Self, b: Self) -> Self {
    if a.isInfinite || b.isInfinite {
      let sign = a.sign * b.sign
      return sign == 0 ? .zero : sign > 0 ? .infinity : -.infinity
    }
    let (factor, other) = a.form.isConstant ? (a, b) : (b.fixed, a)
    return Self(other.form.scaled(by: factor.form), a.run ?? b.run)
  }

  /// The quotient; a divisor that is a function is fixed to its value at the point, which is not zero.
  public static func / (a: Self, b: Self) -> Self {
    guard !b.isInfinite else { return .zero }
    guard let inverse = b.fixed.form.inverse else { return lost(a.run ?? b.run) }
    return a * Self(inverse, in: b.run)
  }

  /// The value at the point, for which alone the run then holds.
  private var fixed: Self {
    guard !form.isConstant, let run else { return self }
    run.pointee.pin(form)
    return Self(form.value(at: run.pointee.point), run)
  }

  /// The sign that decides a product with infinity; a function's is compared, so that the run remembers it.
  private var sign: Int { Self.zero < self ? 1 : self < Self.zero ? -1 : 0 }
}

extension RecordingNumber {
  /// Whether the first number is less at the point of the run, which remembers it.
  @inline(__always)
  public static func < (a: Self, b: Self) -> Bool { Form.isLess(a.form, b.form, in: a.run ?? b.run) }

  /// Whether the first number is at most the second at the point of the run, which remembers it.
  @inline(__always)
  public static func <= (a: Self, b: Self) -> Bool { !(b < a) }

  /// None.
  public static var roundingError: Double { 0 }
  /// The number itself.
  public var withoutRounding: Self { self }

  /// The largest double that is not above the value at the point of the run.
  ///
  /// Nothing is remembered: what is measured there says for which numbers it holds, and these are compared.
  public var doubleRoundedDown: Double { double(.down) }

  /// The double nearest to the value at the point of the run.
  public var doubleValue: Double { double(.toNearestOrEven) }

  /// The double nearest to the value at the point of the run, which then holds for that point alone.
  public func pinned(for view: LayoutTree.Index) -> Double {
    if !form.isConstant { run?.pointee.pin(form, for: view) }
    return doubleValue
  }

  private func double(_ rule: FloatingPointRoundingRule) -> Double {
    form.double(at: run?.pointee.point, rule)
  }
}
