import Foundation

/// The proposed lengths for which the built-in measurer's decisions stay as they are: from the lower one on, up to but
/// without the upper one.
struct LengthRange: Hashable, Sendable {
  /// Where it begins, in points; `nil` where every shorter length belongs to it.
  var lower: CGFloat?
  /// Where it ends, in points; `nil` where every longer length belongs to it.
  var upper: CGFloat?

  /// Leaves what lies in another range too.
  mutating func formIntersection(_ other: LengthRange) {
    lower = [lower, other.lower].compactMap { $0 }.max()
    upper = [upper, other.upper].compactMap { $0 }.min()
  }

  /// The same lengths as a measurer's answer claims them.
  var interval: MeasurementInterval { .halfOpen(lower, upper) }
}
