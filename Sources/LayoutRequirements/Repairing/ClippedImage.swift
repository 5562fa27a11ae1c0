import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The idiom for an image that covers a frame and so reaches beyond it: it is clipped there.
///
/// A clip moves nothing, so that every other requirement goes on to hold or to fail; of the image only what the
/// frame shows counts then.
struct ClippedImage {
  private let scenes: RepairScenes
  private let view: LayoutTree.Index
  private let frame: LayoutTree.Index

  /// Finds the frame; `nil` where the requirement is not about the place of an image that covers one.
  ///
  /// - Throws: `RequirementError`, and the solver's errors.
  init?(_ scenes: RepairScenes) throws {
    switch scenes.requirement.claim {
    case .inside, .apart: break
    default: return nil
    }
    let tree = scenes.reports[0].tree
    let found = try scenes.scene(0).verdict?.worst?.views.lazy.compactMap { view in
      tree.frame(coveredBy: view).map { (view, $0) }
    }.first
    guard let found else { return nil }
    (view, frame) = found
    self.scenes = scenes
  }

  /// Returns the clip as a repair; `nil` where the frame itself does not meet the requirement, or where what
  /// is clipped would take the taps of a button.
  ///
  /// - Throws: The solver's errors.
  func repair() throws -> RequirementRepair? {
    let edit = SuggestedEdit.added(.clipped, around: frame)
    guard let edited = try scenes.edited(edit) else { return nil }
    var trees: [LayoutTree] = []
    var pieces = 0
    for (index, report) in scenes.reports.enumerated() {
      guard let layout = try edited.layout(in: index),
        try holds(in: report, coveredTargets: coveredTargets(in: layout.tree, of: report))
      else { return nil }
      trees.append(layout.tree)
      if case .exact(let count) = report.coverage { pieces += count }
    }
    guard let own = try edited.layout(in: 0) else { return nil }
    let edits = try scenes.scene(0).edits
    return RequirementRepair(
      edits: [edit], sentences: [edits.sentence(edit)], effects: [], changedViewCount: 0, pieces: pieces,
      tree: own.tree, cost: 0, written: [edits.written(edit, own)].compactMap { $0 }, trees: trees)
  }

  /// Whether the requirement holds of the frame in place of the image, and nothing that is clipped newly
  /// covers a button.
  private func holds(in report: RequirementReport, coveredTargets: Bool) throws -> Bool {
    guard !coveredTargets else { return false }
    let (tree, own) = (report.tree, scenes.reports[0].tree)
    // In a tree without the view nothing is required of it.
    guard let image = tree.indices.first(where: { tree[$0].path == own[view].path }),
      let frame = tree.frame(coveredBy: image)
    else { return true }
    func shown(_ selector: ViewSelector) -> ViewSelector {
      (try? selector.views(in: tree)) == [image] ? ViewSelector(tree[frame].path) : selector
    }
    let claim: Requirement.Claim
    switch scenes.requirement.claim {
    case .inside(let rule):
      let inner = shown(rule.inner)
      // The frame lies in itself.
      if inner.name == rule.outer.name { return true }
      claim = .inside(Containment(inner: inner, outer: rule.outer, along: rule.axis))
    case .apart(let rule):
      claim = .apart(Separation(views: shown(rule.views), others: rule.others.map(shown)))
    default: return false
    }
    return try check([Requirement(claim, text: scenes.requirement.text)], of: tree, report)
  }

  /// Whether the invisible part of a clipped view covers a button in an edited tree.
  private func coveredTargets(in tree: LayoutTree, of report: RequirementReport) throws -> Bool {
    let covers = StandardCheck.freeTargets.requirements(of: StandardViews(tree))
    return try !covers.isEmpty && !check(covers, of: tree, report)
  }

  private func check(
    _ requirements: [Requirement], of tree: LayoutTree, _ report: RequirementReport
  ) throws -> Bool {
    let found = try RequirementChecker(engine: scenes.engine).check(
      requirements, of: tree, over: report.range)
    return found.verdicts.allSatisfy(\.holds)
  }
}

extension LayoutTree {
  /// Returns the nearest frame around an image that is scaled to cover what it is offered; `nil` where there is
  /// none, or the image is clipped in it.
  fileprivate func frame(coveredBy view: Index) -> Index? {
    guard self[view].element.role == .leaf else { return nil }
    var (covers, inner) = (false, view)
    while let outer = self[inner].parent, self[outer].element.role == .modifier,
      self[outer].children.first == inner
    {
      let element = self[outer].element
      if StandardViews.clips.contains(element.kind) { return nil }
      if let ratio = element as? AspectRatioElement { covers = covers || ratio.contentMode == .fill }
      if covers, element is FrameElement || element is FlexibleFrameElement { return outer }
      inner = outer
    }
    return nil
  }
}
