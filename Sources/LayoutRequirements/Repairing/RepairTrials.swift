import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Lays out edits of a tree at single sizes, and evaluates the requirements.
struct RepairTrials {
  let goal: RepairGoal
  let range: RequirementRange
  let budget: RepairBudget
  private let trial: LayoutTrial

  init(
    _ goal: RepairGoal, over range: RequirementRange, _ explanation: LayoutExplanation,
    engine: ConstraintEngine, _ budget: RepairBudget
  ) {
    (self.goal, self.range, self.budget) = (goal, range, budget)
    trial = LayoutTrial(quick: QuickLayouts(explanation), exact: RelatedLayouts(engine: engine))
  }

  /// Returns whether the wanted requirement holds at a size, and with `keeping` the kept ones.
  ///
  /// - Throws: The solver's errors.
  func holds(_ edited: EditedLayout, at size: SizePoint, keeping: Bool) throws -> Bool {
    guard goal.isSeenInOneLayout || keeping else { return true }
    try budget.spend(1)
    return try answer(edited, at: size) { quick in
      let slacks =
        [goal.slack(of: quick, at: size)] + (keeping ? [goal.keptSlack(of: quick, at: size)] : [])
      let signs = slacks.map(Self.sign)
      return signs.contains(-1) ? false : signs.contains(0) ? nil : true
    } exactly: { moment in
      let holds = goal.holds(in: moment)
      return holds.wanted && (holds.kept || !keeping)
    } ?? false
  }

  /// Returns the slack of the wanted requirement at a size, in points or lines; infinite where nothing is
  /// required, and `nil` where it is not a number.
  ///
  /// - Throws: The solver's errors.
  func slack(_ edited: EditedLayout, at size: SizePoint) throws -> Double? {
    try budget.spend(1)
    let slack = try answer(edited, at: size) {
      goal.slack(of: $0, at: size)
    } exactly: {
      goal.slack(of: $0, at: size)
    }
    switch slack {
    case .finite(let number)?: return number.doubleValue
    case .infinite?: return .infinity
    case .negativeInfinite?, nil: return nil
    }
  }

  /// Returns the appearance of an edited tree at a size; `nil` where it cannot be laid out.
  ///
  /// - Throws: The solver's errors.
  func look(_ edited: EditedLayout, at size: SizePoint) throws -> LayoutAppearance? {
    try budget.spend(1)
    let container = range.container(at: size)
    let views = Array(goal.tree.indices)
    return try trial.answer(of: edited.tree, in: container, place: edited.counterparts.counterpart) {
      LayoutAppearance(views, in: $0)
    } exactly: {
      LayoutAppearance(views, of: edited, in: container, laidOutAs: $0)
    }
  }

  /// Whether layouts in doubles are reliable.
  var isQuick: Bool { trial.quick != nil }

  /// Returns the views of a layout in doubles; `nil` where those are not reliable.
  ///
  /// - Throws: `LayoutError`.
  func quickViews(of tree: LayoutTree, at size: SizePoint) throws -> [LayoutTree.Index: SeenView]? {
    try trial.quick?.layout(of: tree, in: range.container(at: size)) { $0 }.seenViews
  }

  /// Returns a result from a layout in doubles, or from the exact one where that gives none; `nil` where
  /// there is no layout.
  private func answer<Answer>(
    _ edited: EditedLayout, at size: SizePoint, quickly: (LayoutMoment) -> Answer?,
    exactly: (LayoutMoment) -> Answer
  ) throws -> Answer? {
    try trial.answer(of: edited.tree, in: range.container(at: size), place: edited.counterparts.counterpart) {
      quickly(LayoutMoment($0, at: size, of: range, in: goal.tree))
    } exactly: { root in
      let source = MomentSource(tree: edited.tree, range: range, layouts: trial.layouts)
      return exactly(source.moment(root, at: size).seen(through: edited.counterparts, in: goal.tree))
    }
  }

  /// Returns -1 for a clearly negative slack, 1 for a clearly positive one, and 0 where rounding may decide.
  private static func sign(_ slack: Extended<Rational>) -> Int {
    guard let number = slack.finite?.doubleValue else { return slack == .infinite ? 1 : -1 }
    return abs(number) <= QuickLayouts.tolerance ? 0 : number < 0 ? -1 : 1
  }
}
