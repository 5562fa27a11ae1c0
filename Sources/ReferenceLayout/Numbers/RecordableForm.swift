/// An affine function of what a run is about, as a number has to have it that records comparisons.
public protocol RecordableForm: Hashable, Sendable {
  /// Where a run is.
  associatedtype Point: Sendable
  /// At which points a run takes the same steps.
  associatedtype Reach: RunReach where Reach.Form == Self

  /// A whole number.
  init(whole: Int)
  /// A constant, exactly; infinity stays infinity, and `nil` is what the form does not hold.
  init?(exactly value: Double)
  /// The running side of a sweep.
  static var side: Self { get }
  /// Where a sweep is before it begins: at zero.
  static var start: Point { get }
  /// More than any number.
  static var infinity: Self { get }
  /// Whether it is infinite, whatever the point is.
  var isInfinite: Bool { get }
  /// Whether it is the same whatever the point is.
  var isConstant: Bool { get }

  /// The sum; where one is infinite, the first of these. `nil` where the form does not hold it.
  static func sum(_ a: Self, _ b: Self) -> Self?
  /// The function with the other sign; `nil` where the form does not hold it.
  var negated: Self? { get }
  /// A finite function times a finite constant; `nil` where the form does not hold it.
  func scaled(by constant: Self) -> Self?
  /// One over a finite constant; `nil` where that is zero, or the form does not hold it.
  var inverse: Self? { get }
  /// The value at a point, as a constant; `nil` where the form does not hold it.
  func value(at point: Point) -> Self?
  /// The value at a point as a double, rounded down or to nearest; a constant needs none.
  func double(at point: Point?, _ rule: FloatingPointRoundingRule) -> Double

  /// Whether one is less than another: where that depends on the point, a run says so and remembers it.
  static func isLess(_ a: Self, _ b: Self, in run: UnsafeMutablePointer<ComparisonRun<Self>>?) -> Bool

  /// A rule bound to numbers of this form.
  static func binding(_ rule: any ReferenceRule) -> BoundRule<RecordingNumber<Self>>
}

extension RecordableForm {
  /// A rule bound to numbers of this form.
  public static func binding(_ rule: any ReferenceRule) -> BoundRule<RecordingNumber<Self>> {
    func bound<Rule: ReferenceRule>(_ rule: Rule) -> BoundRule<RecordingNumber<Self>> { BoundRule(rule) }
    return bound(rule)
  }
}

/// The points that take the same steps as a run, as far as its comparisons say.
public protocol RunReach: Sendable {
  /// What numbers of the run are.
  associatedtype Form: RecordableForm

  /// All points.
  init()
  /// Whether a point belongs to it.
  func contains(_ point: Form.Point) -> Bool
  /// Leaves the points that belong to another one too.
  mutating func formIntersection(_ other: Self)
  /// Leaves the points at which a function is what it is at one of them.
  mutating func pin(_ function: Form, at point: Form.Point)
}
