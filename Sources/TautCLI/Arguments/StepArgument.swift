import ArgumentParser
import LayoutCore

/// How far the sizes of a sweep lie apart; at least a thousandth of a point.
struct StepArgument: ExpressibleByArgument {
  /// The distance in points.
  var points: Double

  /// One point.
  static let one = StepArgument(points: 1)

  private init(points: Double) { self.points = points }

  init?(argument: String) {
    guard let points = Double(argument), points >= 0.001, points.isFinite else { return nil }
    self.points = points
  }

  var defaultValueDescription: String { PointFormat.shortest(points) }
}
