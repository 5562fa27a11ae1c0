import ConstraintLayout
import Foundation
import LayoutCore
import ReferenceLayout

/// The tree to which a view settles at the ends and in the middle of a range, which is used for all its
/// sizes.
struct SettledRange {
  let tree: LayoutTree
  let rounds: Int

  /// Settles a view at the ends and in the middle of a range of one side, in points.
  ///
  /// - Throws: `SettlingError.dependsOnWidth` if the trees differ, and the errors of `LayoutEngine.settled`.
  init(
    _ view: some View, along axis: Axis, over range: ClosedRange<Double>, in proposal: ProposedViewSize,
    environment: EnvironmentValues
  ) throws {
    func settled(at length: Double) throws -> SettledLayout {
      var size = proposal
      if axis == .horizontal { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
      return try ReferenceEngine().settled(view, in: size, environment: environment)
    }
    let first = try settled(at: range.lowerBound)
    tree = first.unread
    rounds = first.rounds
    // Views without actions are the same at every size.
    guard rounds > 1 || first.hasActions else { return }
    for length in [(range.lowerBound + range.upperBound) / 2, range.upperBound] {
      guard try settled(at: length).unread.isAlike(tree) else {
        throw SettlingError.dependsOnWidth(range.lowerBound, length)
      }
    }
  }
}

/// The reason why a view does not have the same tree over a range.
public enum SettlingError: Error, Hashable, Sendable {
  /// The views' actions set different values at two widths, in points.
  case dependsOnWidth(Double, Double)
}

extension SettlingError: CustomStringConvertible {
  /// The two widths, and what to do.
  public var description: String {
    switch self {
    case .dependsOnWidth(let one, let other):
      "the actions of the views set different values at width \(PointFormat.shortest(CGFloat(one))) than at "
        + "\(PointFormat.shortest(CGFloat(other))); ask about a range in which they set the same"
    }
  }
}
