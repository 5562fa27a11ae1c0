import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The container sizes at which a layout leaves a critical region, and every frame between them as an affine
/// function of the size.
///
/// Content that a geometry reader makes from its size is not laid out: it is a different tree at each size.
///
/// ```swift
/// let breakpoints = try Breakpoints(of: LayoutTree(row), over: ContainerRange(widths: 0...1_000, height: 50))
/// print(breakpoints.sizes.map(\.doubleValue))  // the row fits from 48 on, and its limit holds from 348 on
/// ```
public struct Breakpoints: Sendable {
  /// The container sizes of the walk.
  public let range: ContainerRange
  /// The axis of the side that runs.
  public var axis: Axis { range.axis }
  /// The tree that was laid out.
  public let tree: LayoutTree
  /// The regimes in ascending order; together they cover the whole range.
  public let regimes: [Regime]
  /// The candidate that each choice shows, by regime.
  let shown: [[LayoutTree.Index: LayoutTree.Index]]
  /// The lines of each text, by regime.
  let texts: TextHistory

  /// A range of sizes in which every frame is the same affine function of the size.
  public struct Regime: Sendable {
    /// The lower end of the regime, in points.
    public var lower: Rational
    /// The upper end of the regime, in points, included.
    public var upper: Rational
    /// Whether `lower` itself belongs to the regime before it.
    public var isOpen: Bool
    /// The changes at the beginning of the regime; empty for the first one.
    package var begins: [FacetChange]
    /// The views of the layout, in preorder.
    package var views: [PlacedPiece.View]
  }

  /// Walks a range of container sizes regime by regime, on as many threads as the machine has processors.
  ///
  /// `progress` receives, from any thread, the share of the range that is done, from 0 to 1, and ends the walk by
  /// throwing. The cost grows with the number of regimes: each is one layout.
  ///
  /// - Throws: As `ConstraintEngine.layout` does, `BreakpointsError.invalidRange` for lengths below 0 or beyond the
  ///   longest one allowed, and `BreakpointsError.tooMany` where opaque code changes the layout at every size.
  public init(
    of tree: LayoutTree, over range: ContainerRange, engine: ConstraintEngine = ConstraintEngine(),
    progress: (@Sendable (Double) throws -> Void)? = nil
  ) throws {
    try self.init(
      of: tree, over: range, engine: engine, workers: ProcessInfo.processInfo.activeProcessorCount,
      progress: progress)
  }

  /// Walks the range on a given number of threads; the result does not depend on that number.
  package init(
    of tree: LayoutTree, over range: ContainerRange, engine: ConstraintEngine = ConstraintEngine(),
    workers: Int,
    progress: (@Sendable (Double) throws -> Void)? = nil
  ) throws {
    try ExplanationRules.standard.check(tree)
    let lengths = range.lengths
    guard lengths.lowerBound >= 0, lengths.upperBound.doubleValue <= LayoutTree.greatestLength else {
      throw BreakpointsError.invalidRange(from: lengths.lowerBound, through: lengths.upperBound)
    }
    if let side = range.fixedSide?.finite, side.magnitude.doubleValue > LayoutTree.greatestLength {
      throw LayoutError.invalidProposal(range.axis.across == .horizontal ? "width" : "height")
    }
    let row = try RegimeRow.along(range, of: tree, engine, workers: workers, progress: progress)
    (self.tree, self.range) = (tree, range)
    (regimes, shown, texts) = (row.regimes, row.shown, row.texts)
  }

  /// The largest number of regimes that a range may have.
  public static let most = 4_096
}

/// Why breakpoints cannot be listed.
public enum BreakpointsError: Error, Hashable, Sendable {
  /// The layout leaves its regime at every size, or nearly so, from the given size on.
  case tooMany(at: Rational)
  /// A range that ends before it begins, or reaches beyond the longest length allowed.
  case invalidRange(from: Rational, through: Rational)
}

extension BreakpointsError: CustomStringConvertible {
  /// The cause, and how to avoid it.
  public var description: String {
    switch self {
    case .tooMany(let at):
      "at \(Words.plain(at)) the layout changes at every size: opaque code (a custom layout, or a measurer whose answers hold at one "
        + "width alone) decides it; sample it instead"
    case .invalidRange(let lower, let upper):
      "\(Words.plain(lower))...\(Words.plain(upper)) is not a range of sizes; "
        + "write one that starts at 0 or above, such as 200...800"
    }
  }
}

extension Breakpoints {
  /// A change at a breakpoint.
  package enum Change: Hashable, Sendable {
    /// A text has a different number of lines from below.
    case lines(view: LayoutTree.Index, from: Int, to: Int)
    /// A text has the same number of lines as below, broken at different words.
    case breaks(view: LayoutTree.Index)
    /// A text has the same number of lines as below, and the last one begins or ceases to be truncated, or is
    /// truncated elsewhere.
    case cut(view: LayoutTree.Index, isCut: Bool, wasCut: Bool)
    /// A text is scaled differently from below.
    case scale(view: LayoutTree.Index, from: CGFloat, to: CGFloat)
    /// A choice shows a different candidate from below.
    case shows(choice: LayoutTree.Index, from: LayoutTree.Index, to: LayoutTree.Index)
    /// A text has the same lines as below and a different size: a blank at the end of a line counts or ceases
    /// to count.
    case measures(view: LayoutTree.Index)
    /// A frame is a different function of the size from below, and no other change explains it.
    case bends(view: LayoutTree.Index)
    /// Any other change: a constraint ceases to be active, a stack sizes its children in a different order,
    /// a child moves to another row.
    case facet(FacetChange)
  }

  /// The changes at the beginning of a regime, the most visible first; empty for the first regime.
  package func changes(at index: Int) -> [Change] {
    // Equally visible changes keep the order in which they were found.
    allChanges(at: index).enumerated()
      .sorted { ($0.element.prominence, $0.offset) < ($1.element.prominence, $1.offset) }.map(\.element)
  }

  private func allChanges(at offset: Int) -> [Change] {
    guard regimes.indices.contains(offset), offset > 0 else { return [] }
    var changes = tree.indices.compactMap { index -> Change? in
      guard let old = shown[offset - 1][index], let new = shown[offset][index], old != new else { return nil }
      return .shows(choice: index, from: old, to: new)
    }
    for (index, old, new) in texts.changes(at: offset) {
      guard let old, let new else { continue }
      if old.scale != new.scale {
        changes.append(.scale(view: index, from: old.scale, to: new.scale))
      }
      if old.lines.count != new.lines.count {
        changes.append(.lines(view: index, from: old.lines.count, to: new.lines.count))
      } else if old.lines != new.lines, old.isTruncated || new.isTruncated {
        changes.append(.cut(view: index, isCut: new.isTruncated, wasCut: old.isTruncated))
      } else if old.lines != new.lines {
        changes.append(.breaks(view: index))
      }
    }
    let described = Set(
      changes.map { change -> LayoutTree.Index in
        switch change {
        case .lines(let view, _, _), .breaks(let view), .cut(let view, _, _), .shows(let view, _, _),
          .scale(let view, _, _):
          view
        case .facet, .bends, .measures: tree.root
        }
      })
    var isMeasuredAnew = false
    for facetChange in regimes[offset].begins {
      // A text whose lines stay has only its size to report, and only where nothing else is reported.
      if case .measured(let view) = facetChange,
        described.contains(view) || texts.lines(of: view, at: offset - 1) != nil
      {
        isMeasuredAnew = true
        continue
      }
      if case .decision(.candidate(let choice, _)) = facetChange, described.contains(choice) { continue }
      changes.append(.facet(facetChange))
    }
    if changes.isEmpty, isMeasuredAnew { changes = measured(at: offset) }
    return changes.isEmpty ? bends(at: offset) : changes
  }

  /// The texts that change size and keep their lines.
  private func measured(at index: Int) -> [Change] {
    othersAbove(index) { [$0[2], $0[3]] }.filter { texts.lines(of: $0, at: index) != nil }
      .map { .measures(view: $0) }
  }

  /// The views of which some functions differ from those of the regime below.
  private func othersAbove(
    _ index: Int, _ functions: ([AffineLength?]) -> [AffineLength?]
  ) -> [LayoutTree.Index] {
    func all(_ index: Int) -> [(LayoutTree.Index, [AffineLength?])] {
      regimes[index].views.map { ($0.index, functions(self.functions(of: $0))) }
    }
    let old = Dictionary(all(index - 1), uniquingKeysWith: { first, _ in first })
    return all(index).filter { old[$0.0] != $0.1 }.map(\.0)
  }

  /// The innermost of the first views whose frame is a different function from below.
  private func bends(at index: Int) -> [Change] {
    let others = othersAbove(index) { $0 }
    guard let first = others.first else { return [] }
    var view = first
    while let inner = tree[view].children.first(where: others.contains) { view = inner }
    return [.bends(view: view)]
  }

  /// The container's proposal at a size inside a regime.
  func container(at size: Rational) -> ExactProposal { range.container(at: size) }
}

extension Breakpoints.Change {
  /// The rank by visibility, 0 for the most visible.
  fileprivate var prominence: Int {
    switch self {
    case .shows: 0
    case .cut(_, let isCut, let wasCut): isCut && wasCut ? 5 : 1
    case .lines: 2
    case .breaks: 3
    case .facet(.decision(.lineBreak)), .facet(.decision(.trackCount)), .facet(.decision(.candidate)): 2
    case .scale(_, let from, let to): from == 1 || to == 1 ? 3 : 5
    case .facet, .bends: 4
    case .measures: 5
    }
  }

  /// Whether the change shows as more than a different rate of growth or movement.
  var isSeen: Bool { prominence < 4 }

  /// Whether the change is so small that a list may leave it out.
  var isMinor: Bool { prominence == 5 }

  /// The view that changes; equal rows are reported together by it.
  fileprivate var view: LayoutTree.Index {
    switch self {
    case .lines(let view, _, _), .breaks(let view), .cut(let view, _, _), .scale(let view, _, _),
      .shows(let view, _, _), .measures(let view), .bends(let view):
      view
    case .facet(.reaches(let reason, _)), .facet(.leaves(_, let reason)), .facet(.passes(_, let reason)):
      reason.view
    case .facet(.measured(let view)), .facet(.opaque(let view)): view
    case .facet(.decision(let kind)): kind.view
    }
  }
}

extension Decision.Kind {
  /// The view that a facet is about.
  fileprivate var view: LayoutTree.Index {
    switch self {
    case .fittingOrder(let view, _, _), .betweenLimits(let view, _), .lineBreak(let view, _),
      .candidate(let view, _), .slot(let view, _), .trackCount(let view, _, _), .idealRatio(let view),
      .opaqueGuide(let view, _), .piece(let view):
      view
    }
  }
}

/// Sentences for the changes at a breakpoint, in SwiftUI's terms.
struct BreakpointSentences {
  let tree: LayoutTree

  /// Returns a sentence for each change; rows from the same source that change alike share one:
  /// `"Hello" re-wraps (3 of 3 rows)`.
  func texts(_ changes: [Breakpoints.Change]) -> [String] {
    var groups: [(text: String, first: String, rows: [LayoutTree.Index], views: Set<LayoutTree.Index>)] = []
    for change in changes {
      let sentence = text(change)
      let rows = tree.rows(like: change.view)
      let unnamed = Self.unnamed(sentence)
      if let index = groups.firstIndex(where: { $0.text == unnamed && $0.rows == rows }), rows.count > 1 {
        groups[index].views.insert(change.view)
      } else if !groups.contains(where: { $0.first == sentence }) {
        groups.append((unnamed, sentence, rows, [change.view]))
      }
    }
    return groups.map { group in
      guard group.views.count > 1 else { return group.first }
      let first = group.first.replacingOccurrences(
        of: Self.number, with: "", options: .regularExpression)
      return "\(first) (\(group.views.count) of \(group.rows.count) rows)"
    }
  }

  /// The suffix that numbers equal texts in a sentence.
  private static let number = #" \(\d+ of \d+\)"#

  /// Returns a sentence without the number that distinguishes a row from its siblings.
  private static func unnamed(_ sentence: String) -> String {
    [number, #"root[./][^ ,;)']*"#].reduce(sentence) {
      $0.replacingOccurrences(of: $1, with: "", options: .regularExpression)
    }
  }

  func text(_ change: Breakpoints.Change) -> String {
    let names = Names(tree: tree)
    switch change {
    case .lines(let view, let from, let to):
      return "\(names.view(view)) goes from \(from) \(from == 1 ? "line" : "lines") to \(to)"
    case .shows(let choice, let from, let to):
      return "\(names.view(choice)) shows \(names.view(to)) in place of \(names.view(from))"
    case .breaks(let view): return "\(names.view(view)) re-wraps"
    case .cut(let view, let isCut, let wasCut):
      let how = !isCut ? "is no longer cut off" : wasCut ? "is cut off at another place" : "is cut off"
      return "\(names.view(view)) \(how)"
    case .scale(let view, _, let to):
      let how = to == 1 ? "is no longer scaled" : "is scaled to \(Words.plain(Double(to)))"
      return "\(names.view(view)) \(how)"
    case .measures(let view): return "\(names.view(view)) has a different size, with the same lines"
    case .bends(let view): return "\(names.view(view)) grows or moves at a different rate"
    case .facet(let change): return FacetChangeSentences(tree).text(change)
    }
  }
}

extension LayoutTree {
  /// The views in the same place as a view in rows that were written once, including the view itself.
  ///
  /// In Swift source such rows come from the same place; in a document they are siblings that have the same
  /// kinds of views in the same places.
  func rows(like view: Index) -> [Index] {
    let node = self[view]
    if let source = node.source, source.column != nil, source.file.hasSuffix(".swift") {
      return indices.filter { self[$0].source == source && self[$0].element.kind == node.element.kind }
    }
    var row = view
    while let parent = self[row].parent {
      // A container that holds only the view itself is not a row.
      if self[parent].children.count > 1, self[view].element.role == .container || row != base(above: view) {
        let shape = kinds(in: row)
        let alike = self[parent].children.filter { kinds(in: $0) == shape }
        if alike.count > 1 {
          return alike.map { Index($0.position + view.position - row.position) }
        }
      }
      row = parent
    }
    return [view]
  }

  /// The outermost of the modifiers around a view.
  private func base(above view: Index) -> Index {
    var view = view
    while let parent = self[view].parent, self[parent].element.role == .modifier,
      self[parent].children.first == view
    {
      view = parent
    }
    return view
  }

  private func kinds(in view: Index) -> [String] {
    (view.position..<end(of: view)).map { self[Index($0)].element.kind }
  }
}

extension Breakpoints {
  /// A view's frame in a regime as affine functions of the container's size: x, y, width, height.
  ///
  /// A number is `nil` where it is infinite.
  public func frame(of view: LayoutTree.Index, in regime: Regime) -> [AffineLength?] {
    regime.views.first { $0.index == view }.map(functions(of:)) ?? []
  }

  func functions(of view: PlacedPiece.View) -> [AffineLength?] {
    LayoutLine(.container(axis), through: container(at: 0)).frame(of: view)
  }

  /// The breakpoints: the sizes at which a regime begins, without the lower end of the range.
  public var sizes: [Rational] { regimes.dropFirst().map(\.lower) }
}

extension AffineLength {
  /// The function in words, such as `12` or `w/2 - 41`, with a name for the size.
  public func text(of size: String) -> String {
    guard !slope.isZero else { return Words.plain(constant) }
    let scaled: String =
      switch slope {
      case 1: size
      case -1: "-\(size)"
      default:
        slope.magnitude < 1 && (1 / slope.magnitude).isInteger
          ? "\(slope.signum() < 0 ? "-" : "")\(size)/\(1 / slope.magnitude)" : "\(slope) \(size)"
      }
    if constant.isZero { return scaled }
    return "\(scaled) \(constant.signum() < 0 ? "-" : "+") \(Words.plain(constant.magnitude))"
  }
}

extension Breakpoints {
  /// The texts and candidates that are compared between regimes: most views are neither.
  struct Watched {
    private let tree: LayoutTree
    /// Whether a view is a text and whether it is a candidate of a choice, by position.
    private let isText: [Bool]
    private let isCandidate: [Bool]
    /// Each text that the latest regime places, with its lines, by position.
    private var latest: [(view: PlacedPiece.View, lines: TextLines?)?]
    /// The number of texts that the latest regime places.
    private var count = 0

    init(_ tree: LayoutTree) {
      self.tree = tree
      let names = Names(tree: tree)
      isText = tree.indices.map { names.rule($0).lines(at: .unspecified) != nil }
      let isChoice = tree.indices.map { !tree[$0].element.placesAllChildren }
      isCandidate = tree.indices.map { tree.parent(of: $0).map { isChoice[$0.position] } ?? false }
      latest = Array(repeating: nil, count: isText.count)
    }

    /// Returns the texts whose lines differ from those in the regime before.
    mutating func changes(_ root: RootPiece, in container: ExactProposal) -> [TextHistory.Change] {
      let names = Names(tree: tree)
      var changes: [TextHistory.Change] = []
      var placed = 0
      for view in root.views where isText[view.index.position] {
        placed += 1
        let before = latest[view.index.position]
        // An identical view comes from the same answer of the text.
        if let before, before.view.isIdentical(butForPlaceTo: view) { continue }
        let proposal = view.proposal(at: container).doubles
        let lines = names.rule(view.index).lines(at: proposal).map {
          TextLines(lines: $0.lines, isTruncated: $0.isTruncated, scale: $0.scale)
        }
        if before == nil { count += 1 }
        latest[view.index.position] = (view, lines)
        if before?.lines != lines { changes.append(TextHistory.Change(view: view.index, lines: lines)) }
      }
      if count != placed { changes += removed(from: root) }
      return changes.sorted { $0.view < $1.view }
    }

    /// Returns the texts that a regime no longer places.
    private mutating func removed(from root: RootPiece) -> [TextHistory.Change] {
      let placed = Set(root.views.map(\.index.position))
      let removed = latest.indices.filter { latest[$0] != nil && !placed.contains($0) }
      for position in removed { latest[position] = nil }
      count -= removed.count
      return removed.map { TextHistory.Change(view: LayoutTree.Index($0), lines: nil) }
    }

    /// The candidate of each choice that a layout places.
    func shown(_ root: RootPiece) -> [LayoutTree.Index: LayoutTree.Index] {
      var shown: [LayoutTree.Index: LayoutTree.Index] = [:]
      for view in root.views where isCandidate[view.index.position] {
        if let choice = tree.parent(of: view.index) { shown[choice] = view.index }
      }
      return shown
    }
  }
}
