import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// An edited tree, and the requirements on it over a range.
struct RepairWalk: Sendable {
  let goal: RepairGoal
  let range: RequirementRange
  let tree: LayoutTree
  let counterparts: EditedCounterparts

  enum Outcome {
    case holds
    case fails(at: SizePoint)
    case refused
  }

  /// Returns the outcome, and the number of pieces that were walked.
  ///
  /// - Throws: The solver's errors.
  func outcome(by layouts: RelatedLayouts) throws -> (Outcome, pieces: Int) {
    var pieces = 0
    do {
      var wanted = goal.isAsked ? try RequirementFinding(goal.wanted, in: goal.tree) : nil
      var held: [RequirementFinding] = []
      for requirement in goal.held { held.append(try RequirementFinding(requirement, in: goal.tree)) }
      var walk = MomentWalk(MomentSource(tree: tree, range: range, layouts: layouts))
      while let found = try walk.next() {
        pieces += 1
        let moment = found.seen(through: counterparts, in: goal.tree)
        wanted?.visit(moment)
        for index in held.indices { held[index].visit(moment) }
      }
      guard !walk.isStuck else { return (.refused, pieces) }
      if let worst = wanted?.verdict(over: range, idle: []).worst {
        return (.fails(at: worst.shownSize), pieces)
      }
      let isKept = held.allSatisfy { $0.verdict(over: range, idle: []).holds }
      return (isKept ? .holds : .refused, pieces)
    } catch is LayoutError { return (.refused, pieces) }
  }
}
