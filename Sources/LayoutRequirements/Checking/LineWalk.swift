import ConstraintLayout
import LayoutCore
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// A walk through all layouts of a range of one side, by the plain rules on exact lines.
///
/// A run of the rules costs a fraction of a layout by linear programs. The walk is stuck at code that has no
/// rule for lines, and at numbers that exceed 64 bits.
struct LineWalk: MomentSequence {
  private var walk: RegimeWalk<LineRuns>
  private var trail: LineTrail

  /// Prepares a tree; `nil` where both sides run, or the fixed one exceeds 64 bits.
  init?(_ tree: LayoutTree, over range: RequirementRange, by engine: ReferenceEngine) {
    guard range.heights == nil else { return nil }
    let other = range.other.map { ShortForm($0) }
    if case .some(nil) = other { return nil }
    walk = RegimeWalk(
      LineRuns(sweep: LineSweep(tree, by: engine, along: range.axis, other: other ?? nil)),
      from: ExactInterval.End(range.range.lowerBound), to: ExactInterval.End(range.range.upperBound),
      countsSingles: true)
    trail = LineTrail(tree, over: range)
  }

  mutating func next() throws -> LayoutMoment? {
    guard let (found, part) = try walk.next() else { return nil }
    return trail.moment(found.frames, along: part)
  }

  var isStuck: Bool { walk.stuck != nil }

  var share: Double { walk.share }
}

/// The regimes of a tree along a range of one side, by runs on lines.
private struct LineRuns: RegimeSource {
  let sweep: LineSweep<ShortForm>

  /// A layout with the lengths for which it is valid.
  struct Found: LayoutRegime {
    var frames: [ReferenceFrame<ShortLine>]
    var interval: ExactInterval
  }

  func regime(at length: Rational) throws -> Found? {
    guard let (numerator, denominator) = length.smallFraction,
      let found = try sweep.layOut(at: ShortForm.Point(numerator, over: denominator)),
      found.opaqueViews.isEmpty
    else { return nil }
    return Found(frames: found.frames, interval: ExactInterval(found.reach))
  }
}
