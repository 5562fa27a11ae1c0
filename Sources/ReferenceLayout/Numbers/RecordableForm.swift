/// The form in which a number that records comparisons stores an affine function of a run's point.
public protocol RecordableForm: Hashable, Sendable {
  /// The type of a run's point.
  associatedtype Point: Sendable
  /// The type of the set of points at which a run takes the same steps.
  associatedtype Reach: RunReach where Reach.Form == Self

  /// Creates a constant from a whole number.
  init(whole: Int)
  /// Creates the exact constant of a double, which may be infinite; `nil` if it does not fit the form.
  init?(exactly value: Double)
  /// The side of the container that a sweep varies.
  static var side: Self { get }
  /// The point of a sweep before it begins: a side of zero.
  static var start: Point { get }
  /// The constant that is greater than any number.
  static var infinity: Self { get }
  /// Whether the function is infinite, at all points.
  var isInfinite: Bool { get }
  /// Whether the function has the same value at every point.
  var isConstant: Bool { get }

  /// Returns the sum; `nil` if it does not fit the form.
  ///
  /// If a function is infinite, the sum is the first infinite one.
  static func sum(_ a: Self, _ b: Self) -> Self?
  /// The negated function; `nil` if it does not fit the form.
  var negated: Self? { get }
  /// Returns a finite function multiplied by a finite constant; `nil` if the result does not fit the form.
  func scaled(by constant: Self) -> Self?
  /// The reciprocal of a finite constant; `nil` if that is zero, or the result does not fit the form.
  var inverse: Self? { get }
  /// Returns the value at a point as a constant; `nil` if it does not fit the form.
  func value(at point: Point) -> Self?
  /// Returns the value at a point as a double, rounded down or to nearest; a constant needs no point.
  func double(at point: Point?, _ rule: FloatingPointRoundingRule) -> Double

  /// Returns whether one function is less than another; a run records a comparison that depends on the point.
  static func isLess(_ a: Self, _ b: Self, in run: UnsafeMutablePointer<ComparisonRun<Self>>?) -> Bool

  /// Returns a rule bound to numbers of this form.
  static func binding(_ rule: any ReferenceRule) -> BoundRule<RecordingNumber<Self>>
}

extension RecordableForm {
  /// Returns a rule bound to numbers of this form.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<RecordingNumber<Self>> {
    func bound<Rule: ReferenceRule>(_ rule: Rule) -> BoundRule<RecordingNumber<Self>> { BoundRule(rule) }
    return bound(rule)
  }
}

/// The points at which a run takes the same steps, as far as its comparisons determine them.
public protocol RunReach: Sendable {
  /// The form of the run's numbers.
  associatedtype Form: RecordableForm

  /// Creates the set of all points.
  init()
  /// Returns whether the set contains a point.
  func contains(_ point: Form.Point) -> Bool
  /// Restricts the set to its intersection with another one.
  mutating func formIntersection(_ other: Self)
  /// Restricts the set to the points at which a function has the same value as at a given one.
  mutating func pin(_ function: Form, at point: Form.Point)
}
