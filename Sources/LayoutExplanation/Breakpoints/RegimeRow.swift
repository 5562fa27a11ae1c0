import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Regimes that follow each other along a line of containers.
struct RegimeRow: StretchOutcome {
  private(set) var regimes: [Breakpoints.Regime] = []
  /// The candidate that each choice shows in each regime.
  private(set) var shown: [[LayoutTree.Index: LayoutTree.Index]] = []
  /// The lines of each text in each regime.
  private(set) var texts = TextHistory()
  /// What changes at the end of the last regime.
  private var borders: [Border] = []
  /// Where a new regime begins at every size, or too many do.
  private var stuck: Rational?
  private let line: LayoutLine

  private init(_ line: LayoutLine) { self.line = line }

  var endsSweep: Bool { stuck != nil }

  /// The regimes of a range of sizes.
  ///
  /// Throws as `ConstraintEngine.layout` does, and `BreakpointsError.tooMany`.
  static func along(
    _ range: ClosedRange<Rational>, of tree: LayoutTree, _ engine: ConstraintEngine, _ axis: Axis,
    _ whole: ExactProposal, workers: Int, progress: (@Sendable (Double) -> Void)?
  ) throws -> RegimeRow {
    let line = LayoutLine(.container(axis), through: whole.with(0, along: axis))
    let rows = try SharedSweep<RegimeRow>.outcomes(
      along: Stretch.dividing(range), workers: tree.hasOpaqueCode ? 1 : workers, progress: progress
    ) {
      SizeLine(tree: tree, layouts: RelatedLayouts(engine: engine), axis: axis, whole: whole)
    } _: { stretch, sizes, step in
      var row = RegimeRow(line)
      try row.walk(stretch, sizes, step)
      return row
    }
    var all = RegimeRow(line)
    for row in rows { all.append(row) }
    if all.regimes.count > Breakpoints.most { all.stuck = all.regimes[Breakpoints.most].lower }
    if let stuck = all.stuck { throw BreakpointsError.tooMany(at: stuck) }
    return all
  }

  private mutating func walk(
    _ stretch: Stretch, _ sizes: SizeLine, _ step: SharedSweep<RegimeRow>.Step
  ) throws {
    var walk = RegimeWalk(sizes, from: stretch.lower, to: stretch.upper)
    var watched = Breakpoints.Watched(sizes.tree)
    let length = (stretch.upper.value - stretch.lower.value).doubleValue
    while step.isWanted, let (found, part) = try walk.next() {
      let (start, end) = (part.lower ?? stretch.lower, part.upper ?? stretch.upper)
      guard regimes.count < Breakpoints.most else {
        stuck = start.value
        return
      }
      let changes = watched.changes(
        found.root, in: sizes.whole.with((start.value + end.value) / 2, along: sizes.axis))
      append(
        Breakpoints.Regime(
          lower: start.value, upper: end.value, isOpen: !found.interval.contains(start.value),
          begins: borders, views: found.root.views), changes, { watched.shown(found.root) })
      borders = found.borders
      if length > 0 {
        step.tell(((walk.start ?? stretch.upper).value - stretch.lower.value).doubleValue / length)
      }
    }
    stuck = walk.stuck
  }

  /// Adds a regime; one in which every frame is the same function and every text has the same lines as before only makes
  /// that one longer.
  private mutating func append(
    _ regime: Breakpoints.Regime, _ changes: [TextHistory.Change],
    _ choices: () -> [LayoutTree.Index: LayoutTree.Index]
  ) {
    if let last = regimes.last, changes.isEmpty, isSame(last.views, regime.views) {
      regimes[regimes.count - 1].upper = regime.upper
    } else {
      regimes.append(regime)
      texts.append(changes)
      shown.append(choices())
    }
  }

  /// Adds the row behind this one.
  private mutating func append(_ next: RegimeRow) {
    guard var first = next.regimes.first else {
      stuck = stuck ?? next.stuck
      return
    }
    if !regimes.isEmpty { first.begins = borders }
    append(first, texts.changes(before: next.texts)) { next.shown[0] }
    regimes += next.regimes.dropFirst()
    shown += next.shown.dropFirst()
    texts.append(rest: next.texts)
    (borders, stuck) = (next.borders, next.stuck)
  }

  /// Whether two layouts have the same functions along the line.
  private func isSame(_ one: [PlacedPiece.View], _ other: [PlacedPiece.View]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.isIdentical(to: $1) || ($0.index == $1.index && line.frame(of: $0) == line.frame(of: $1))
      }
  }
}

extension LayoutLine {
  /// A view's frame as affine functions along the line: x, y, width, height; `nil` where it is infinite.
  func frame(of view: PlacedPiece.View) -> [AffineLength?] {
    [view.x, view.y, view.width, view.height].map { $0.form.map(cut) }
  }
}

/// A container of which one side grows.
private struct SizeLine: RegimeSource {
  let tree: LayoutTree
  let layouts: RelatedLayouts
  let axis: Axis
  let whole: ExactProposal

  /// A regime is told by its inside: at the border itself two may hold.
  struct Found: LayoutRegime {
    var root: RootPiece
    var interval: ExactInterval
    var borders: [Border]
  }

  func regime(at size: Rational) throws -> Found? {
    let container = whole.with(size, along: axis)
    let root = try layouts.rootPiece(of: tree, in: container)
    let (interval, borders) = LayoutLine(.container(axis), through: container, at: size).cut(root.region)
    return Found(root: root, interval: interval, borders: borders)
  }
}
