import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The parts of a range of container sizes in each of which views extend equally far into the safe area.
///
/// How far a view extends follows from its position. A tree made for one size is valid for others as long as
/// no view begins or ceases to touch an edge of a safe area; where that happens follows from the affine
/// functions of the tree's own layout, in exact arithmetic. A view that touches an edge and moves against it
/// extends differently far at each size: such a part has no tree, except at single sizes.
package struct SafeAreaReachIntervals: Sendable {
  /// A part of the range.
  package struct Interval: Sendable {
    /// The lower end of the part, in points.
    package var lower: Rational
    /// The upper end of the part, in points.
    package var upper: Rational
    /// The tree that is laid out in the part; `nil` where it differs at each size.
    package var tree: LayoutTree?
  }

  /// The parts in ascending order; together they cover the whole range.
  package private(set) var intervals: [Interval] = []
  private let axis: Axis
  private let proposal: ProposedViewSize
  private let engine: ConstraintEngine

  /// Walks a range of container sizes, in points; the other side is as `proposal` says.
  ///
  /// `nil` where opaque code lays out, or there are too many parts.
  ///
  /// - Throws: as `Breakpoints` does, and what `making` throws.
  package init?(
    in proposal: ProposedViewSize, along axis: Axis, from lower: Rational, through upper: Rational,
    engine: ConstraintEngine = ConstraintEngine(), making make: (ProposedViewSize) throws -> LayoutTree
  ) throws {
    (self.axis, self.proposal, self.engine) = (axis, proposal, engine)
    var start = lower
    repeat {
      guard intervals.count < Self.most else { return nil }
      // A change at a size takes effect just above it.
      let inside = intervals.isEmpty ? start : start + min((upper - start) / 2, Self.step)
      let tree = try make(container(at: inside))
      let change: ClosedRange<Rational>?
      do {
        change = try firstChange(of: tree, from: start, through: upper)
      } catch BreakpointsError.tooMany {
        return nil
      }
      if let change, change.lowerBound <= start {
        guard change.upperBound > start else { return nil }
        add(Interval(lower: start, upper: change.upperBound, tree: nil))
        start = change.upperBound
      } else {
        add(Interval(lower: start, upper: change?.lowerBound ?? upper, tree: tree))
        start = change?.lowerBound ?? upper
      }
    } while start < upper
  }

  /// Adds a part; a part without a tree extends a preceding one without a tree.
  private mutating func add(_ interval: Interval) {
    if let last = intervals.last, last.tree == nil, interval.tree == nil {
      intervals[intervals.count - 1].upper = interval.upper
    } else {
      intervals.append(interval)
    }
  }

  /// The largest number of parts that a range may have.
  private static let most = 256
  /// The distance above a facet at which the next tree is made, in points.
  private static let step = Rational(numerator: 1, denominator: 1_024)

  private func container(at size: Rational) -> ProposedViewSize {
    let length = CGFloat(size.doubleValue)
    return axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  /// The first sizes at which the tree is no longer valid; `nil` where it is valid to the end.
  private func firstChange(
    of tree: LayoutTree, from lower: Rational, through upper: Rational
  ) throws -> ClosedRange<Rational>? {
    let breakpoints = try Breakpoints(
      of: tree, over: ContainerRange(axis, lengths: lower...upper, of: proposal), engine: engine)
    // A regime of a single size has no interior in which anything could move.
    for regime in breakpoints.regimes where regime.lower < regime.upper {
      func place(at size: Rational) throws -> SafeAreaPlace<Rational> {
        let container = breakpoints.container(at: size)
        let frames = try regime.views.map { view in
          let (x, y) = (view.x.value(at: container).finite, view.y.value(at: container).finite)
          let (width, height) = (
            view.width.value(at: container).finite, view.height.value(at: container).finite
          )
          guard let x, let y, let width, let height else { throw BreakpointsError.tooMany(at: size) }
          return (view.index, EdgeRect(left: x, top: y, right: x + width, bottom: y + height))
        }
        let table = Dictionary(frames) { first, _ in first }
        return SafeAreaPlace(
          tree: tree, width: container.width?.finite, height: container.height?.finite
        ) { table[$0] }
      }
      let line = ReachLine(from: try place(at: regime.lower), through: try place(at: regime.upper))
      if let change = line.firstChange {
        func size(at share: Rational) -> Rational {
          regime.lower + share * (regime.upper - regime.lower)
        }
        return size(at: change.lower)...size(at: change.upper)
      }
    }
    return nil
  }
}

extension Rational: SafeAreaNumber {
  /// Creates the exact number of a finite length.
  package init(points: CGFloat) {
    guard let exact = Rational(exactly: Double(points)) else {
      preconditionFailure("insets of safe areas are finite")
    }
    self = exact
  }
}
