import ArgumentParser
import Foundation
import LayoutCore
import LinearProgramming

/// A range of container sizes such as `200...800`, in points.
struct RangeArgument: ExpressibleByArgument {
  /// Where it begins.
  var lower: Rational
  /// Where it ends.
  var upper: Rational

  init?(argument: String) {
    let parts = argument.components(separatedBy: "...")
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]), low >= 0, low <= high,
      let lower = Rational(exactly: low), let upper = Rational(exactly: high)
    else { return nil }
    self.lower = lower
    self.upper = upper
  }

  var defaultValueDescription: String {
    "\(PointFormat.shortest(lower.doubleValue))...\(PointFormat.shortest(upper.doubleValue))"
  }

  /// The range in doubles, which have both ends exactly.
  var lengths: ClosedRange<Double> { lower.doubleValue...upper.doubleValue }
}
