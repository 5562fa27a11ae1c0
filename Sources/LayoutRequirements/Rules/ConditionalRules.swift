import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A conditional requirement, `when width >= 700: sidebar is visible`, which applies where another one holds.
package struct Conditional: RequirementRule {
  package static let forms = [
    "when width >= 700: sidebar is visible", "when sidebar is hidden: title has 1 line",
  ]
  package static let words: [String] = []
  /// Shortfalls are those of the requirement that applies.
  package static let unit: RequirementUnit? = nil

  /// The condition under which it applies.
  package var condition: Requirement.Claim
  package var claim: Requirement.Claim

  package var selectors: [ViewSelector] { condition.rule.selectors + claim.rule.selectors }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard reader.take("when") else { return nil }
    let condition = try reader.claim()
    try reader.require(sign: ":")
    return .conditional(Conditional(condition: condition, claim: try reader.claim()))
  }

  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] {
    claim.rule.failing(found, over: range)
  }

  package var isSeenInOneLayout: Bool { claim.rule.isSeenInOneLayout }

  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    try claim.rule.modifiers(in: tree)
  }

  package func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound] {
    try claim.rule.bounds(in: tree)
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let conditions = try condition.rule.instances(in: tree)
    return try claim.rule.instances(in: tree).map { instance in
      var conditional = instance
      conditional.formula = { moment in
        instance.formula(moment).map { formula in
          .implied(by: .all(conditions.compactMap { $0.formula(moment) }), formula)
        }
      }
      return conditional
    }
  }
}

/// The requirement that a modifier has an effect, `root.1 changes something`: without it a frame would differ
/// at some size of the range.
///
/// If one place in Swift source applies the modifier to several views, it is removed from all of them, as
/// by an edit of the source.
package struct Effective: RequirementRule {
  package static let forms = ["root.1 changes something"]
  package static let words = ["changes", "change"]
  package static let unit: RequirementUnit? = nil

  package var views: ViewSelector

  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("changes") || reader.take("change") else {
      return nil
    }
    guard reader.take("something") else {
      throw reader.error(.expected("\"something\"", found: reader.next.text))
    }
    return .effective(Effective(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    // A single layout does not show whether a modifier has an effect; only the range does.
    for view in try views.views(in: tree) where !Self.canGo(tree[view]) {
      throw views.error(.noModifier(views.name, kind: tree[view].element.kind))
    }
    return []
  }

  package var isSeenInOneLayout: Bool { false }

  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    try views.views(in: tree).filter { Self.canGo(tree[$0]) }
  }

  /// Returns those of some modifiers that change nothing over a range, whose layouts may be given.
  ///
  /// - Throws: The engine's errors.
  static func idle(
    _ modifiers: [LayoutTree.Index], in tree: LayoutTree, over range: RequirementRange,
    by layouts: RelatedLayouts, moments known: [LayoutMoment]? = nil
  ) throws -> [LayoutTree.Index] {
    guard !modifiers.isEmpty else { return [] }
    let source = MomentSource(tree: tree, range: range, layouts: layouts)
    let whole = try known ?? moments(source)
    let step = max(1, whole.count / mostProbes)
    let probes = stride(from: 0, to: whole.count, by: step).map { whole[$0] }
    return try modifiers.filter { view in
      let removed = Set(tree.copies(of: view))
      let rest = try LayoutTree(
        tree.subtree(at: tree.root) { index, node in if removed.contains(index) { node = node.children[0] } })
      let others = MomentSource(tree: rest, range: range, layouts: layouts)
      // One size at which a frame differs is sufficient.
      for probe in probes {
        guard isSame([probe], [try others.moment(at: probe.sizes.inside)], without: removed) else {
          return false
        }
      }
      return try isSame(whole, moments(others), without: removed)
    }
  }

  /// The approximate number of sizes at which an effect is searched for first.
  private static let mostProbes = 8

  /// Returns whether a view is a modifier of one view that is meant to change the layout.
  package static func canGo(_ node: LayoutTree.Node) -> Bool {
    (node.element is any SizingElement || node.element is AlignmentGuideElement) && node.children.count == 1
  }

  /// Returns the layouts of a range; empty where they cannot be followed.
  private static func moments(_ source: MomentSource) throws -> [LayoutMoment] {
    var walk = MomentWalk(source)
    var moments: [LayoutMoment] = []
    while let moment = try walk.next() { moments.append(moment) }
    return walk.isStuck ? [] : moments
  }

  /// Returns whether every frame and every text is the same in two series of layouts.
  ///
  /// One of them has additional views.
  private static func isSame(
    _ whole: [LayoutMoment], _ rest: [LayoutMoment], without removed: Set<LayoutTree.Index>
  ) -> Bool {
    guard !whole.isEmpty, !rest.isEmpty else { return false }
    let boxes = rest.map { SizeBox($0.sizes) }
    return whole.allSatisfy { moment in
      let frames = moment.frames.enumerated().filter { !removed.contains(LayoutTree.Index($0.offset)) }.map(
        \.element)
      let lines = moment.lines.reduce(into: [:]) { lines, entry in
        lines[LayoutTree.Index(entry.key.position - removed.count { $0 < entry.key })] = entry.value
      }
      let box = SizeBox(moment.sizes)
      return zip(rest, boxes).allSatisfy { other, otherBox in
        guard box.meets(otherBox), let shared = moment.sizes.clipped(other.sizes.halfPlanes) else {
          return true
        }
        return lines == other.lines
          && zip(frames, other.frames).allSatisfy { $0.isSame(as: $1, at: shared.corners.map(\.size)) }
      }
    }
  }
}

extension Optional<LayoutMoment.Frame> {
  /// Returns whether both are the same at the corners of a set, and so at all sizes in it.
  fileprivate func isSame(as other: LayoutMoment.Frame?, at sizes: [SizePoint]) -> Bool {
    guard let self, let other, self != other else { return self == other }
    return zip(self.numbers, other.numbers).allSatisfy { one, other in
      sizes.allSatisfy { size in one.map { $0.value(at: size) } == other.map { $0.value(at: size) } }
    }
  }
}

extension LayoutMoment.Frame {
  fileprivate var numbers: [SizeFunction] { [x, y, width, height] }
}

/// The requirement that views are not shown in a narrow range only, `sidebar shows for at least 20 points`.
///
/// A range of sizes that reaches an end of the checked range may continue beyond it, and counts as long
/// enough. If both sides vary, neither the widths at each height nor the heights at each width may be too
/// few.
package struct Lasting: RequirementRule {
  package static let forms = ["sidebar shows for at least 20 points"]
  package static let words = ["shows", "show"]
  package static let unit: RequirementUnit? = nil

  package var views: ViewSelector
  /// The least length of the ranges in which the views are shown, in points.
  package var least: Rational

  package init(views: ViewSelector, least: Rational) { (self.views, self.least) = (views, least) }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("shows") || reader.take("show") else { return nil }
    guard reader.take("for", "at", "least") else {
      throw reader.error(.expected("\"for at least\"", found: reader.next.text))
    }
    let least = try reader.number()
    guard reader.take("points") || reader.take("point") else {
      throw reader.error(.expected("\"points\"", found: reader.next.text))
    }
    return .lasting(Lasting(views: views, least: least))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    // The sizes at which the view is shown are found first; the narrow ones fail.
    try views.views(in: tree).map { view in
      RequirementInstance([view]) { moment in .fact(moment.frame(view) == nil) }
    }
  }

  package var isSeenInOneLayout: Bool { false }

  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] {
    let runs = range.running.map { ShortRuns(axis: $0.axis, range: $0.range, least: least) }
    guard range.heights == nil else { return runs.flatMap { $0.parts(of: found) } }
    let start = range.size(at: range.range.lowerBound)
    return IntervalSet(found.map { $0.interval(along: range.axis) }).intervals.filter(runs[0].isShort)
      .map { SizeSet($0, along: range.axis, from: start) }
  }
}
