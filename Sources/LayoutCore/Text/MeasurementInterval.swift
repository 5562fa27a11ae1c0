import Foundation

/// An interval of proposed lengths, in points, each end of which belongs to it or not.
public struct MeasurementInterval: Hashable, Sendable {
  /// The lower end, in points; `-infinity` where there is none.
  public var lower: CGFloat

  /// The upper end, in points; `infinity` where there is none.
  public var upper: CGFloat

  /// Whether the lower end belongs to the interval.
  public var lowerIsIncluded: Bool

  /// Whether the upper end belongs to the interval.
  public var upperIsIncluded: Bool

  /// Creates an interval, by default with both ends.
  public init(
    lower: CGFloat, upper: CGFloat, lowerIsIncluded: Bool = true, upperIsIncluded: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.lowerIsIncluded = lowerIsIncluded
    self.upperIsIncluded = upperIsIncluded
  }

  /// All lengths, the infinite ones too.
  public static let all = MeasurementInterval(lower: -.infinity, upper: .infinity)

  /// The length alone that was proposed, whatever it was: what an answer claims that says nothing else.
  public static let proposed = MeasurementInterval(lower: .infinity, upper: -.infinity)

  /// A single length.
  public static func point(_ length: CGFloat) -> MeasurementInterval {
    MeasurementInterval(lower: length, upper: length)
  }

  /// The lengths from the lower end, included, to the upper end, excluded; an end that is nil is infinite and
  /// included.
  static func halfOpen(_ lower: CGFloat?, _ upper: CGFloat?) -> MeasurementInterval {
    MeasurementInterval(
      lower: lower ?? -.infinity, upper: upper ?? .infinity, upperIsIncluded: upper == nil)
  }

  /// Whether a length lies in the interval; NaN lies in none.
  public func contains(_ length: CGFloat) -> Bool {
    (lowerIsIncluded ? lower <= length : lower < length)
      && (upperIsIncluded ? length <= upper : length < upper)
  }
}
