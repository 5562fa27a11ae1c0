import ConstraintLayout
import LayoutCore

/// The sizes at which a layout changes that no exact functions describe: its tree is another one at each
/// size, or opaque code lays it out.
///
/// The layout is made at every whole point, or at fewer where there are many views. As long as its lengths
/// lie on straight lines from point to point, nothing changes; the end of a line is searched between two
/// points. Two changes between the same two points are missed.
package struct FollowedBreakpoints {
  /// A part of the range in which each length is an affine function of the size.
  package struct Interval {
    /// The ends of the stretch, in points.
    package var lower: Double
    package var upper: Double
    /// The changes at its beginning, in sentences; empty for the first stretch.
    package var changes: [String]
    /// Whether it is the layout of a single size.
    package var isSampled: Bool
    /// The views that are placed, with their frames.
    package var views: [View]
  }

  /// A view that is placed in a stretch.
  package struct View {
    package var path: String
    package var kind: String
    package var id: String?
    /// Its x, y, width and height.
    package var frame: [InspectedLength]
  }

  /// The stretches, in order; together they cover the whole range.
  package private(set) var intervals: [Interval]
  /// The axis of the varied side.
  package let axis: Axis
  /// The range of sizes, in points.
  package let range: ClosedRange<Double>
  /// The distance of the sizes that are laid out, in points: 1, or more for a layout of many views.
  package let step: Double

  /// The greatest number of views that are laid out at all sizes together.
  private static let mostViews = 30_000
  /// The least number of sizes that are laid out, however many views there are.
  private static let fewestPoints = 60

  /// Follows a layout through a range of sizes, in points; the other side is that of `proposal`.
  ///
  /// `progress` is called with the completed fraction.
  ///
  /// - Throws: As `ConstraintEngine.layout` does, and the errors of `making`.
  package init(
    in proposal: ProposedViewSize, along axis: Axis, over range: ClosedRange<Double>,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    making: @escaping (ProposedViewSize) throws -> LayoutTree
  ) throws {
    (self.axis, self.range) = (axis, range)
    let plane = SizePlane(
      proposal: proposal,
      range: axis == .horizontal ? InspectedRange(width: range) : InspectedRange(height: range))
    var finder = PieceFinder(source: .made(making), plane: plane, mostRegions: 1)
    // A layout of many views takes longer, and a user does not wait for a minute.
    var first = proposal
    if axis == .horizontal { first.width = range.lowerBound } else { first.height = range.lowerBound }
    let views = try making(first).nodes.count
    finder.mostPoints = min(finder.mostPoints, max(Self.fewestPoints, Self.mostViews / max(1, views)))
    let points = range.upperBound - range.lowerBound
    step = max(1, (points / Double(finder.mostPoints)).rounded(.up))
    intervals = []
    for piece in try finder.pieces(progress: progress).pieces {
      let views = piece.views.map { view in
        View(
          path: piece.tree[view.index].path, kind: piece.tree[view.index].element.kind,
          id: piece.tree[view.index].id, frame: piece.frame(of: view, in: plane))
      }
      append(
        Interval(
          lower: piece.corners[0][0], upper: piece.corners[1][0],
          changes: intervals.isEmpty ? [] : piece.changes, isSampled: piece.isSampled, views: views))
    }
  }

  /// Appends a stretch; one in which every frame is the same function as before extends the last one.
  private mutating func append(_ interval: Interval) {
    if let last = intervals.last, !last.isSampled, !interval.isSampled, last.views == interval.views,
      interval.changes.isEmpty
    {
      intervals[intervals.count - 1].upper = interval.upper
    } else {
      intervals.append(interval)
    }
  }

  /// The sizes at which a stretch ends and the next begins.
  package var sizes: [Double] { intervals.dropFirst().map(\.lower) }

  /// Whether most stretches are the layout of one size, so that the sizes between them are unknown.
  package var isSampled: Bool { 2 * intervals.count(where: \.isSampled) > intervals.count }
}

extension FollowedBreakpoints.View: Equatable {
  /// Returns whether two views are the same, with frames that are equal up to rounding.
  package static func == (a: Self, b: Self) -> Bool {
    a.path == b.path && a.kind == b.kind && a.id == b.id
      && zip(a.frame, b.frame).allSatisfy { $0.isNear($1) }
  }
}

extension InspectedLength {
  fileprivate func isNear(_ other: InspectedLength) -> Bool {
    guard case .affine(let constant, let perWidth, let perHeight) = self,
      case .affine(let otherConstant, let otherWidth, let otherHeight) = other
    else { return self == other }
    return abs(constant - otherConstant) < 1e-5 && abs(perWidth - otherWidth) < 1e-8
      && abs(perHeight - otherHeight) < 1e-8
  }
}
