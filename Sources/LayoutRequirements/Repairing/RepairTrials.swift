import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Lays edited trees out at single sizes, so many at most, and says what became of the requirements.
///
/// A class, so that all parts of one search share one count; it never leaves the search.
final class RepairTrials {
  let goal: RepairGoal
  let range: RequirementRange
  /// What lays out quickly; `nil` where it is not to be relied on.
  let quick: QuickLayouts?
  private let layouts: RelatedLayouts
  private let most: Int
  private let progress: (Double) -> Void
  private var count = 0

  init(
    _ goal: RepairGoal, over range: RequirementRange, _ explanation: LayoutExplanation,
    engine: ConstraintEngine, most: Int, progress: @escaping (Double) -> Void
  ) {
    (self.goal, self.range, self.most, self.progress) = (goal, range, most, progress)
    quick = QuickLayouts(explanation)
    layouts = RelatedLayouts(engine: engine)
  }

  /// Whether as many layouts were made as may be.
  var isExhausted: Bool { count >= most }

  /// Whether so many were made that nothing is proven any more.
  var isSpent: Bool { count >= 3 * most }

  /// Counts layouts that were made elsewhere.
  func spend(_ layouts: Int) {
    count += layouts
    progress(min(1, Double(count) / Double(most)))
  }

  /// Whether what is wanted holds at some sizes, and all that held where `keeping` says so.
  ///
  /// Throws what the solver throws.
  func holds(_ edited: EditedLayout, at sizes: [SizePoint], keeping: Bool) throws -> Bool {
    guard goal.isSeenInOneLayout || keeping else { return true }
    return try sizes.allSatisfy { size in
      spend(1)
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
  }

  /// How far what is wanted is from failing where it is nearest, in points or lines; `nil` where that is no number.
  ///
  /// Throws what the solver throws.
  func slack(_ edited: EditedLayout, at sizes: [SizePoint]) throws -> Double? {
    var least = Double.infinity
    for size in sizes {
      spend(1)
      let slack = try layOut(edited, at: size) {
        goal.slack(of: $0, at: size)
      } exactly: {
        goal.slack(of: $0, at: size)
      }
      guard let slack else { return nil }
      switch slack {
      case .finite(let number): least = min(least, number.doubleValue)
      case .infinite: break
      case .negativeInfinite: return nil
      }
    }
    return least.isFinite ? least : nil
  }

  /// What a person sees of an edited tree at a size; `nil` where it cannot be laid out.
  ///
  /// Throws what the solver throws.
  func look(_ edited: EditedLayout, at size: SizePoint) throws -> LayoutLook? {
    spend(1)
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
