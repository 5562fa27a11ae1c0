import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Lays out edits of a tree at single sizes, and says what became of the requirements.
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

  /// Whether what is wanted holds at a size, and all that held where `keeping` says so.
  ///
  /// Throws what the solver throws.
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

  /// How far what is wanted is from failing at a size, in points or lines; infinite where nothing is to be met, and
  /// `nil` where that is no number.
  ///
  /// Throws what the solver throws.
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

  /// What a person sees of an edited tree at a size; `nil` where it cannot be laid out.
  ///
  /// Throws what the solver throws.
  func look(_ edited: EditedLayout, at size: SizePoint) throws -> LayoutAppearance? {
    try budget.spend(1)
    let container = range.container(at: size)
    let views = Array(goal.tree.indices)
    return try trial.answer(of: edited.tree, in: container, place: edited.places.place) {
      LayoutAppearance(views, in: $0)
    } exactly: {
      LayoutAppearance(views, of: edited, in: container, laidOutAs: $0)
    }
  }

  /// Whether layouts in doubles are to be relied on.
  var isQuick: Bool { trial.quick != nil }

  /// A layout in doubles alone; `nil` where that is not to be relied on.
  ///
  /// Throws `LayoutError`.
  func quickViews(of tree: LayoutTree, at size: SizePoint) throws -> [LayoutTree.Index: SeenView]? {
    try trial.quick?.layout(of: tree, in: range.container(at: size)) { $0 }.seenViews
  }

  /// What is said of a layout in doubles, or of the exact one where that says nothing; `nil` where there is none.
  private func answer<Answer>(
    _ edited: EditedLayout, at size: SizePoint, quickly: (LayoutMoment) -> Answer?,
    exactly: (LayoutMoment) -> Answer
  ) throws -> Answer? {
    try trial.answer(of: edited.tree, in: range.container(at: size), place: edited.places.place) {
      quickly(LayoutMoment($0, at: size, of: range, in: goal.tree))
    } exactly: { root in
      let source = MomentSource(tree: edited.tree, range: range, layouts: trial.layouts)
      return exactly(source.moment(root, at: size).seen(through: edited.places, in: goal.tree))
    }
  }

  /// Whether a slack is clearly negative (-1), clearly not (1), or so near zero that rounding may decide (0).
  private static func sign(_ slack: Extended<Rational>) -> Int {
    guard let number = slack.finite?.doubleValue else { return slack == .infinite ? 1 : -1 }
    return abs(number) <= QuickLayouts.tolerance ? 0 : number < 0 ? -1 : 1
  }
}
