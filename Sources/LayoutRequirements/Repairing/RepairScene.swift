import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// A tree in which a repair has to hold: that of the scene, or of one of its text sizes and languages.
struct RepairScene {
  let goal: RepairGoal
  let edits: LayoutEdits
  let trials: RepairTrials
  /// Where the requirement fails there; `nil` where it holds.
  let verdict: RequirementVerdict?

  /// Throws `RequirementError`, and what the solver throws.
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
