import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The parts of a range of container sizes in each of which views reach equally far into the safe area.
///
/// How far a view reaches follows from where it lies. The tree that is made for one size is right for others as long as no
/// view comes to touch an edge of a safe area, or leaves one; where that is follows from the affine functions of the tree's
/// own layout, in exact arithmetic. A view that touches an edge and moves against it reaches differently far at each size:
/// such a part has no tree, but for single sizes.
package struct ReachStretches: Sendable {
  /// A part of the range.
  package struct Stretch: Sendable {
    /// Where the part begins, in points.
    package var lower: Rational
    /// Where it ends, in points.
    package var upper: Rational
    /// The tree that is laid out there; `nil` where it is another one at each size.
    package var tree: LayoutTree?
  }

  /// The parts in order; together they cover the whole range.
  package private(set) var stretches: [Stretch] = []
  private let axis: Axis
  private let proposal: ProposedViewSize
  private let engine: ConstraintEngine

  /// Walks a range of container sizes, in points; the other side is as `proposal` says.
  ///
  /// `nil` where opaque code lays out, or there are too many parts. Throws as `Breakpoints` does, and what `making` throws.
  package init?(
    in proposal: ProposedViewSize, along axis: Axis, from lower: Rational, through upper: Rational,
    engine: ConstraintEngine = ConstraintEngine(), making make: (ProposedViewSize) throws -> LayoutTree
  ) throws {
    (self.axis, self.proposal, self.engine) = (axis, proposal, engine)
    var start = lower
    repeat {
      guard stretches.count < Self.most else { return nil }
      // What changes at a size changes just above it.
      let inside = stretches.isEmpty ? start : start + min((upper - start) / 2, Self.step)
      let tree = try make(container(at: inside))
      let change: ClosedRange<Rational>?
      do {
        change = try firstChange(of: tree, from: start, through: upper)
      } catch BreakpointsError.tooMany {
        return nil
      }
      if let change, change.lowerBound <= start {
        guard change.upperBound > start else { return nil }
        add(Stretch(lower: start, upper: change.upperBound, tree: nil))
        start = change.upperBound
      } else {
        add(Stretch(lower: start, upper: change?.lowerBound ?? upper, tree: tree))
        start = change?.lowerBound ?? upper
      }
    } while start < upper
  }

  /// Adds a part; one without a tree only makes such a one before it longer.
  private mutating func add(_ stretch: Stretch) {
    if let last = stretches.last, last.tree == nil, stretch.tree == nil {
      stretches[stretches.count - 1].upper = stretch.upper
    } else {
      stretches.append(stretch)
    }
  }

  /// How many parts a range may have.
  private static let most = 256
  /// How far above a border the next tree is made, in points.
  private static let step = Rational(numerator: 1, denominator: 1_024)

  private func container(at size: Rational) -> ProposedViewSize {
    let length = CGFloat(size.doubleValue)
    return axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  /// The first sizes at which the tree is not right; `nil` where it is to the end.
  private func firstChange(
    of tree: LayoutTree, from lower: Rational, through upper: Rational
  ) throws -> ClosedRange<Rational>? {
    let breakpoints = try Breakpoints(
      tree, in: proposal, along: axis, from: lower, through: upper, engine: engine)
    // At a single size nothing moves.
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
  /// The number of a finite length, exactly.
  package init(points: CGFloat) {
    guard let exact = Rational(exactly: Double(points)) else {
      preconditionFailure("insets of safe areas are finite")
    }
    self = exact
  }
}
