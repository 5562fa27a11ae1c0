import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Proves over a whole range what an edit makes of requirements.
struct RepairProof {
  let goal: RepairGoal
  let range: RequirementRange
  let engine: ConstraintEngine
  /// What lays out quickly.
  let trials: RepairTrials
  /// Sizes at which it is quickly seen that a modifier changes something.
  let sizes: [SizePoint]

  /// How many quick layouts an exact one counts for.
  private static let exactCost = 5

  enum Outcome {
    /// What is wanted holds at every size, and all that held; in so many intervals.
    case holds(pieces: Int)
    /// What is wanted fails at a size.
    case fails(at: SizePoint)
    /// What held fails, or nothing can be proven.
    case refused
  }

  /// What comes of an edit at every size of the range.
  ///
  /// Throws what the solver throws.
  func outcome(of edited: EditedLayout) throws -> Outcome {
    do {
      var wanted = try RequirementFinding(goal.failing, in: goal.tree)
      var held: [RequirementFinding] = []
      for requirement in goal.held { held.append(try RequirementFinding(requirement, in: goal.tree)) }
      let source = MomentSource(tree: edited.tree, range: range, layouts: RelatedLayouts(engine: engine))
      var walk = MomentWalk(source)
      var pieces = 0
      while let found = try walk.next() {
        pieces += 1
        let moment = found.seen(through: edited.places, in: goal.tree)
        wanted.visit(moment)
        for place in held.indices { held[place].visit(moment) }
      }
      // Exact layouts take longer than quick ones.
      trials.spend(Self.exactCost * pieces)
      guard !walk.isStuck else { return .refused }
      let verdict = wanted.verdict(over: range, idle: try idleViews(goal.failing, edited))
      if let worst = verdict.worst { return .fails(at: worst.shownSize) }
      for finding in held {
        let idle = try idleViews(finding.requirement, edited)
        guard finding.verdict(over: range, idle: idle).holds else { return .refused }
      }
      return .holds(pieces: pieces)
    } catch is LayoutError { return .refused }
  }

  /// The modifiers that a requirement is about and that change nothing any more; one that is gone changes nothing amiss.
  private func idleViews(_ requirement: Requirement, _ edited: EditedLayout) throws -> [LayoutTree.Index] {
    let kinds = goal.tree.nodes.map(\.element.kind)
    let views = try requirement.claim.rule.modifiers(in: goal.tree).compactMap { view in
      edited.places.place(of: view).flatMap {
        edited.tree[$0].element.kind == kinds[view.position] ? $0 : nil
      }
    }
    // One size at which it matters is enough; where none is known, the range is walked without it.
    let doubtful = try views.filter { try !trials.isEffective($0, in: edited.tree, at: sizes) }
    trials.spend(Self.exactCost * doubtful.count * sizes.count)
    return try Effective.idle(doubtful, in: edited.tree, over: range, engine: engine)
  }
}
