import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// Consecutive regimes along a line of containers.
struct RegimeRow: Sendable {
  private(set) var regimes: [Breakpoints.Regime] = []
  /// The candidate that each choice shows, by regime.
  private(set) var shown: [[LayoutTree.Index: LayoutTree.Index]] = []
  /// The lines of each text, by regime.
  private(set) var texts = TextHistory()
  /// The changes at the facets at the end of the last regime.
  private var facetChanges: [FacetChange] = []
  /// The size, in points, from which a regime begins at every size, or too many begin; `nil` for neither.
  private var stuck: Rational?
  private let line: LayoutLine

  private init(_ line: LayoutLine) { self.line = line }

  /// Returns the regimes of a range of sizes.
  ///
  /// - Throws: As `ConstraintEngine.layout` does, and `BreakpointsError.tooMany`.
  static func along(
    _ range: ContainerRange, of tree: LayoutTree, _ engine: ConstraintEngine, workers: Int,
    progress: (@Sendable (Double) throws -> Void)?
  ) throws -> RegimeRow {
    let line = LayoutLine(.container(range.axis), through: range.container(at: 0))
    let map = ConcurrentMap(workers: tree.hasOpaqueCode ? 1 : workers)
    let rows: [RegimeRow] = try map.map(RangePart.dividing(range.lengths), progress: progress) {
      ParametricLayouts(
        tree, by: RelatedLayouts(engine: engine), along: range.axis,
        in: range.container(at: range.lengths.lowerBound))
    } until: {
      $0.stuck != nil
    } _: { rangePart, sizes, step in
      var row = RegimeRow(line)
      try row.walk(rangePart, sizes, step)
      return row
    }
    var all = RegimeRow(line)
    for row in rows { all.append(row) }
    if all.regimes.count > Breakpoints.most { all.stuck = all.regimes[Breakpoints.most].lower }
    if let stuck = all.stuck { throw BreakpointsError.tooMany(at: stuck) }
    return all
  }

  private mutating func walk(
    _ rangePart: RangePart, _ sizes: ParametricLayouts, _ step: ConcurrentMap.Step
  ) throws {
    var walk = RegimeWalk(sizes, from: rangePart.lower, to: rangePart.upper)
    var watched = Breakpoints.Watched(sizes.tree)
    while step.isWanted, let (found, part) = try walk.next() {
      let (start, end) = (part.lower ?? rangePart.lower, part.upper ?? rangePart.upper)
      guard regimes.count < Breakpoints.most else {
        stuck = start.value
        return
      }
      let changes = watched.changes(
        found.root, in: sizes.container.with((start.value + end.value) / 2, along: sizes.axis))
      append(
        Breakpoints.Regime(
          lower: start.value, upper: end.value, isOpen: !found.interval.contains(start.value),
          begins: facetChanges, views: found.root.views), changes, { watched.shown(found.root) })
      facetChanges = found.facetChanges
      try step.report(walk.share)
    }
    stuck = walk.stuck
  }

  /// Adds a regime, or extends the last one if every frame is the same function and every text has the same
  /// lines.
  private mutating func append(
    _ regime: Breakpoints.Regime, _ changes: [TextHistory.Change],
    _ choices: () -> [LayoutTree.Index: LayoutTree.Index]
  ) {
    if let last = regimes.last, changes.isEmpty, line.isSame(last.views, as: regime.views) {
      regimes[regimes.count - 1].upper = regime.upper
    } else {
      regimes.append(regime)
      texts.append(changes)
      shown.append(choices())
    }
  }

  /// Appends the regimes of the next row.
  private mutating func append(_ next: RegimeRow) {
    guard var first = next.regimes.first else {
      stuck = stuck ?? next.stuck
      return
    }
    if !regimes.isEmpty { first.begins = facetChanges }
    append(first, texts.changes(before: next.texts)) { next.shown[0] }
    regimes += next.regimes.dropFirst()
    shown += next.shown.dropFirst()
    texts.append(rest: next.texts)
    (facetChanges, stuck) = (next.facetChanges, next.stuck)
  }

}

/// The lines of a text, with its truncation and its scale.
struct TextLines: Hashable, Sendable {
  var lines: [String]
  var isTruncated: Bool
  var scale: CGFloat
}

/// The lines of each text in consecutive regimes, stored as changes from one regime to the next.
struct TextHistory: Sendable {
  /// A text whose lines differ from those in the regime before; `lines` is `nil` where the text is not
  /// placed.
  struct Change: Sendable {
    var view: LayoutTree.Index
    var lines: TextLines?
  }

  /// The changes at the beginning of each regime, in the order of the views.
  private var changes: [[Change]] = []
  /// The regimes at whose beginning each text changes.
  private var positions: [LayoutTree.Index: [Int]] = [:]

  /// The number of regimes.
  var count: Int { changes.count }

  mutating func append(_ change: [Change]) {
    for text in change { positions[text.view, default: []].append(changes.count) }
    changes.append(change)
  }

  /// Appends the regimes of another row except the first one, which lists all texts as changed.
  mutating func append(rest other: TextHistory) {
    for change in other.changes.dropFirst() { append(change) }
  }

  /// Returns the changes at the beginning of a regime, with the lines before and after.
  func changes(at index: Int) -> [(view: LayoutTree.Index, before: TextLines?, after: TextLines?)] {
    changes[index].map { ($0.view, lines(of: $0.view, at: index - 1), $0.lines) }
  }

  /// The lines of a text in a regime; `nil` for any other view, and one that is not placed there.
  func lines(of view: LayoutTree.Index, at index: Int) -> TextLines? {
    guard let latest = positions[view]?.last(where: { $0 <= index }) else { return nil }
    return changes[latest].first { $0.view == view }?.lines
  }

  /// Returns the texts that differ between the last regime of this history and the first one of `next`.
  func changes(before next: TextHistory) -> [Change] {
    guard let first = next.changes.first else { return [] }
    let last = count - 1
    let placed = Set(first.map(\.view))
    let removed = positions.keys.filter { !placed.contains($0) && lines(of: $0, at: last) != nil }
    let others = first.filter { lines(of: $0.view, at: last) != $0.lines }
    return (removed.map { Change(view: $0, lines: nil) } + others).sorted { $0.view < $1.view }
  }
}
