import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A tree in which a repair has to hold: that of the scene, or of one of its text sizes and languages.
struct RepairScene {
  let goal: RepairGoal
  let edits: LayoutEdits
  let trials: RepairTrials
  /// The result of the requirement in the tree; `nil` where it holds.
  let verdict: RequirementVerdict?

  /// Prepares a tree.
  ///
  /// - Throws: `RequirementError`, and the solver's errors.
  init(
    _ requirement: Requirement, in report: RequirementReport, engine: ConstraintEngine, _ budget: RepairBudget
  ) throws {
    goal = try RepairGoal(requirement, in: report)
    let (tree, range) = (report.tree, report.range)
    verdict = report.verdicts.first { $0.requirement == requirement && !$0.holds }
    let worst = verdict?.worst
    let size = worst?.shownSize ?? range.sizes.inside
    let explanation = try LayoutExplanation(
      tree, in: range.container(at: size).doubles, engine: engine, keepsPrices: false)
    let axes = worst.map { $0.axes.isEmpty ? Axis.allCases : $0.axes } ?? Axis.allCases
    edits = try LayoutEdits(
      of: explanation, for: worst?.views ?? [], along: axes,
      bounds: goal.isAsked ? goal.wanted.claim.rule.bounds(in: tree) : [])
    trials = RepairTrials(goal, over: range, explanation, engine: engine, budget)
  }
}

/// A size of one of the trees in which a repair has to hold.
struct RepairSite: Hashable {
  /// The number of the tree, from 0.
  var scene: Int
  var size: SizePoint
}

/// The trees in which a repair has to hold, first the one in which the requirement fails by the most.
///
/// A class, so that each is prepared once, on demand; it never leaves the search.
final class RepairScenes {
  let requirement: Requirement
  let reports: [RequirementReport]
  let engine: ConstraintEngine
  let budget: RepairBudget
  private var scenes: [Int: RepairScene] = [:]

  init(
    _ requirement: Requirement, in reports: [RequirementReport], engine: ConstraintEngine,
    _ budget: RepairBudget
  ) {
    self.requirement = requirement
    self.reports = reports
    var engine = engine
    engine.keepsPrices = false
    self.engine = engine
    self.budget = budget
  }

  /// Returns a tree by its number.
  ///
  /// - Throws: `RequirementError`, and the solver's errors.
  func scene(_ index: Int) throws -> RepairScene {
    if let known = scenes[index] { return known }
    let scene = try RepairScene(requirement, in: reports[index], engine: engine, budget)
    scenes[index] = scene
    return scene
  }

  /// Returns the trees with an edit of the first one.
  func edited(_ edit: SuggestedEdit) throws -> EditedScenes? {
    let scenes = EditedScenes(edit, in: self)
    return try scenes.layout(in: 0) == nil ? nil : scenes
  }

  /// Returns whether the wanted requirement holds at some sizes, and with `keeping` the kept ones.
  ///
  /// - Throws: The solver's errors.
  func holds(_ edited: EditedScenes, at sites: [RepairSite], keeping: Bool) throws -> Bool {
    try sites.allSatisfy { site in
      guard let layout = try edited.layout(in: site.scene) else { return false }
      return try scene(site.scene).trials.holds(layout, at: site.size, keeping: keeping)
    }
  }

  /// Returns the least slack of the wanted requirement, in points or lines; `nil` where it is not a number.
  ///
  /// - Throws: The solver's errors.
  func slack(_ edited: EditedScenes, at sites: [RepairSite]) throws -> Double? {
    var least = Double.infinity
    for site in sites {
      guard let layout = try edited.layout(in: site.scene),
        let slack = try scene(site.scene).trials.slack(layout, at: site.size)
      else { return nil }
      least = min(least, slack)
    }
    return least.isFinite ? least : nil
  }
}

/// One edit in all trees in which a repair has to hold.
///
/// A class, so that each tree is edited once, on demand; it never leaves the search.
final class EditedScenes {
  /// The edit in terms of the first tree.
  let edit: SuggestedEdit
  private let scenes: RepairScenes
  private var layouts: [Int: EditedLayout?] = [:]

  init(_ edit: SuggestedEdit, in scenes: RepairScenes) { (self.edit, self.scenes) = (edit, scenes) }

  /// Returns one of the trees with the edit; `nil` where the edit does not apply there, or cannot be
  /// transferred.
  ///
  /// - Throws: `RequirementError`, and the solver's errors.
  func layout(in index: Int) throws -> EditedLayout? {
    if let known = layouts[index] { return known }
    let edits = try scenes.scene(index).edits
    if case .columnForLargeText = edit, !edits.isAccessibilitySized {
      layouts[index] = .some(edits.unedited)
      return edits.unedited
    }
    let layout: EditedLayout? =
      switch TransferredEdit(edit, from: scenes.reports[0].tree, to: edits.tree) {
      case .edit(let own): edits.edited(own)
      case .nothing: edits.unedited
      case .unknown: nil
      }
    layouts[index] = .some(layout)
    return layout
  }
}

/// The equivalent of an edit in another tree that was read from the same source.
private enum TransferredEdit {
  case edit(SuggestedEdit)
  /// The edited view is not in the tree.
  case nothing
  case unknown

  init(_ edit: SuggestedEdit, from tree: LayoutTree, to other: LayoutTree) {
    guard !tree.hasShape(of: other) else {
      self = .edit(edit.resized(in: other))
      return
    }
    // A text size may have other views: those from the same place in the source correspond.
    var isLost = false
    let moved = edit.moved { view in
      let (own, others) = (tree.copies(of: view, in: tree), tree.copies(of: view, in: other))
      guard own.count == 1, others.count < 2 else {
        isLost = true
        return nil
      }
      return others.first
    }
    self = isLost ? .unknown : moved.map { .edit($0.resized(in: other)) } ?? .nothing
  }
}

extension LayoutTree {
  /// Whether both trees have the same kinds of views in the same places.
  fileprivate func hasShape(of other: LayoutTree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.element.kind == $1.element.kind && $0.children == $1.children && $0.id == $1.id
      }
  }

  /// Returns the views of a tree from the same place in the source as a view of this one; two where that is
  /// not known.
  fileprivate func copies(of view: Index, in other: LayoutTree) -> [Index] {
    let node = self[view]
    guard let source = node.source else { return [view, view] }
    return other.indices.filter { other[$0].source == source && other[$0].element.kind == node.element.kind }
  }
}

extension SuggestedEdit {
  /// Returns the same edit of other views; `nil` where one of them is missing.
  fileprivate func moved(_ place: (LayoutTree.Index) -> LayoutTree.Index?) -> SuggestedEdit? {
    switch self {
    case .changed(let fact, let value): fact.moved(place).map { .changed($0, value) }
    case .added(let modifier, let view): place(view).map { .added(modifier, around: $0) }
    case .framed(let modifier, let view): place(view).map { .framed(modifier, around: $0) }
    case .loosened(let view, let side): place(view).map { .loosened($0, keeping: side) }
    case .stretched(let view, let axis): place(view).map { .stretched($0, along: axis) }
    case .spaced(let view): place(view).map { .spaced(before: $0) }
    case .spacedInPlace(let view): place(view).map { .spacedInPlace(of: $0) }
    case .swapped(let view): place(view).map { .swapped($0) }
    case .turned(let view): place(view).map { .turned($0) }
    case .columnForLargeText(let view): place(view).map { .columnForLargeText($0) }
    case .reordered(let view, let first):
      place(view).flatMap { view in place(first).map { .reordered(view, first: $0) } }
    }
  }
}

extension SuggestedEdit {
  /// Returns the edit with a text style's font in the size that it has in another tree.
  fileprivate func resized(in tree: LayoutTree) -> SuggestedEdit {
    guard case .changed(let fact, .parameters(var values)) = self, let view = fact.view,
      case .font(let font)? = values[.font], let style = font.style,
      case .font(let now)? = tree[view].element[.font], let own = now.following(style)
    else { return self }
    values[.font] = .font(own)
    return .changed(fact, .parameters(values))
  }
}

extension Fact {
  fileprivate func moved(_ place: (LayoutTree.Index) -> LayoutTree.Index?) -> Fact? {
    switch self {
    case .container: self
    case .modifier(let view): place(view).map { .modifier($0) }
    case .parameter(let view, let name): place(view).map { .parameter($0, name) }
    case .content(let view): place(view).map { .content($0) }
    }
  }
}
