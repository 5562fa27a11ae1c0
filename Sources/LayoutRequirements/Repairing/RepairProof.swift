import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A proof of an edit's effect on requirements over a whole range, in every tree.
struct RepairProof {
  let scenes: RepairScenes
  /// The sizes at which the effect of a modifier is tried first.
  let sizes: [SizePoint]

  /// The number of quick layouts that an exact one counts for.
  private static let exactCost = 5

  enum Outcome {
    /// The wanted and the kept requirements hold at every size; with the number of pieces.
    case holds(pieces: Int)
    /// The wanted requirement fails at a size.
    case fails(at: RepairSite)
    /// A kept requirement fails, or nothing can be proven.
    case refused
  }

  /// Returns the outcome of an edit at every size of the range.
  ///
  /// - Throws: The solver's errors.
  func outcome(of edited: EditedScenes) throws -> Outcome {
    var walks: [RepairWalk] = []
    for index in scenes.reports.indices {
      guard let layout = try edited.layout(in: index) else { return .refused }
      walks.append(
        RepairWalk(
          goal: try scenes.scene(index).goal, range: scenes.reports[index].range, tree: layout.tree,
          counterparts: layout.counterparts))
    }
    let engine = scenes.engine
    let outcomes: [(RepairWalk.Outcome, pieces: Int)] = try ConcurrentMap(
      workers: ProcessInfo.processInfo.activeProcessorCount
    ).map(walks) {
      RelatedLayouts(engine: engine)
    } until: { outcome in
      if case .holds = outcome.0 { false } else { true }
    } _: { walk, layouts, _ in
      try walk.outcome(by: layouts)
    }
    let pieces = outcomes.reduce(0) { $0 + $1.pieces }
    // Exact layouts take longer than quick ones; a proof of all trees counts as that of one.
    try scenes.budget.spend(Self.exactCost * pieces / walks.count)
    switch outcomes.last?.0 {
    case .refused: return .refused
    case .fails(let size): return .fails(at: RepairSite(scene: outcomes.count - 1, size: size))
    case .holds, nil: return try idle(walks) ?? .holds(pieces: pieces)
    }
  }

  /// Returns a failure because a modifier no longer has an effect; a removed one does not count.
  private func idle(_ walks: [RepairWalk]) throws -> Outcome? {
    for (index, walk) in walks.enumerated() {
      let goal = walk.goal
      for requirement in goal.isAsked ? [goal.wanted] + goal.held : goal.held {
        guard try !idleViews(requirement, walk, index).isEmpty else { continue }
        return requirement == goal.wanted
          ? .fails(at: RepairSite(scene: index, size: walk.range.sizes.inside)) : .refused
      }
    }
    return nil
  }

  /// Returns the modifiers concerned that no longer have an effect.
  private func idleViews(
    _ requirement: Requirement, _ walk: RepairWalk, _ index: Int
  ) throws -> [LayoutTree.Index] {
    let goal = walk.goal
    let views = try requirement.claim.rule.modifiers(in: goal.tree).compactMap { view in
      walk.counterparts.counterpart(of: view).flatMap {
        walk.tree[$0].element.kind == goal.tree[view].element.kind ? $0 : nil
      }
    }
    guard !views.isEmpty else { return [] }
    // One size with an effect is sufficient; where none is known, the range is walked without the modifier.
    let trials = try scenes.scene(index).trials
    let doubtful = try views.filter { try !trials.isEffective($0, in: walk.tree, at: sizes) }
    try scenes.budget.spend(Self.exactCost * doubtful.count * sizes.count)
    do {
      return try Effective.idle(
        doubtful, in: walk.tree, over: walk.range, by: RelatedLayouts(engine: scenes.engine))
    } catch is LayoutError { return views }
  }
}
