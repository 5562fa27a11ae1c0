import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Lays out edits of a tree at single sizes, and says what became of the requirements.
struct RepairTrials {
  let goal: RepairGoal
  let range: RequirementRange
  /// What lays out quickly; `nil` where it is not to be relied on.
  let quick: QuickLayouts?
  let budget: RepairBudget
  private let layouts: RelatedLayouts

  init(
    _ goal: RepairGoal, over range: RequirementRange, _ explanation: LayoutExplanation,
    engine: ConstraintEngine, _ budget: RepairBudget
  ) {
    (self.goal, self.range, self.budget) = (goal, range, budget)
    quick = QuickLayouts(explanation)
    layouts = RelatedLayouts(engine: engine)
  }

  /// Whether what is wanted holds at a size, and all that held where `keeping` says so.
  ///
  /// Throws what the solver throws.
  func holds(_ edited: EditedLayout, at size: SizePoint, keeping: Bool) throws -> Bool {
    guard goal.isSeenInOneLayout || keeping else { return true }
    budget.spend(1)
    return try layOut(edited, at: size) { quick in
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
    budget.spend(1)
    let slack = try layOut(edited, at: size) {
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
  func look(_ edited: EditedLayout, at size: SizePoint) throws -> LayoutLook? {
    budget.spend(1)
    let container = range.container(at: size)
    let views = Array(goal.tree.indices)
    do {
      if let quick {
        return LayoutLook(
          views, in: try quick.layout(of: edited.tree, in: container, place: edited.places.place))
      }
      return LayoutLook(
        views, of: edited, in: container, laidOutAs: try layouts.rootPiece(of: edited.tree, in: container))
    } catch is LayoutError { return nil }
  }

  /// What is said of a layout in doubles, or of the exact one where that says nothing; `nil` where there is none.
  private func layOut<Answer>(
    _ edited: EditedLayout, at size: SizePoint, quickly: (LayoutMoment) -> Answer?,
    exactly: (LayoutMoment) -> Answer
  ) throws -> Answer? {
    let container = range.container(at: size)
    do {
      if let quick {
        let layout = try quick.layout(of: edited.tree, in: container, place: edited.places.place)
        let moment = LayoutMoment(layout, at: size, of: range, in: goal.tree)
        if let answer = quickly(moment) { return answer }
      }
      let source = MomentSource(tree: edited.tree, range: range, layouts: layouts)
      return exactly(try source.moment(at: size).seen(through: edited.places, in: goal.tree))
    } catch is LayoutError { return nil }
  }

  /// Whether a slack is clearly negative (-1), clearly not (1), or so near zero that rounding may decide (0).
  private static func sign(_ slack: Extended<Rational>) -> Int {
    guard let number = slack.finite?.doubleValue else { return slack == .infinite ? 1 : -1 }
    return abs(number) <= QuickLayouts.tolerance ? 0 : number < 0 ? -1 : 1
  }
}
