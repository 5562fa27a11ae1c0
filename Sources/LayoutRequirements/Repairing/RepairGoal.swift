import LayoutCore
import LinearProgramming

/// What a repair has to bring about, and what it must not undo.
struct RepairGoal {
  /// The requirement that fails.
  let failing: Requirement
  /// The requirements that hold.
  let held: [Requirement]
  /// The tree in which they were checked.
  let tree: LayoutTree
  private let wanted: [RequirementInstance]
  private let kept: [RequirementInstance]

  /// Throws `RequirementError`.
  init(of verdict: RequirementVerdict, in report: RequirementReport) throws(RequirementError) {
    failing = verdict.requirement
    held = report.verdicts.filter(\.holds).map(\.requirement)
    tree = report.tree
    wanted = failing.claim.rule.isSeenInOneLayout ? try failing.claim.rule.instances(in: tree) : []
    var kept: [RequirementInstance] = []
    for requirement in held where requirement.claim.rule.isSeenInOneLayout {
      kept += try requirement.claim.rule.instances(in: tree)
    }
    self.kept = kept
  }

  /// Whether single layouts say anything of it: otherwise the whole range alone does.
  var isSeenInOneLayout: Bool { failing.claim.rule.isSeenInOneLayout }

  /// How far a layout at one size is from failing what is wanted.
  func slack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(wanted, moment, size)
  }

  /// How far a layout at one size is from failing what held.
  func keptSlack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(kept, moment, size)
  }

  /// Whether a layout at one size has what is wanted, and what held.
  func holds(in moment: LayoutMoment) -> (wanted: Bool, kept: Bool) {
    func hold(_ instances: [RequirementInstance]) -> Bool {
      instances.allSatisfy { instance in
        instance.formula(moment).map { $0.failing(in: moment.sizes).isEmpty } ?? true
      }
    }
    return (hold(wanted), hold(kept))
  }

  private static func slack(
    _ instances: [RequirementInstance], _ moment: LayoutMoment, _ size: SizePoint
  ) -> Extended<Rational> {
    var least = Extended<Rational>.infinite
    for formula in instances.lazy.compactMap({ $0.formula(moment) }) {
      let slack = formula.slack(at: size)
      if Formula.isLess(slack, least) { least = slack }
    }
    return least
  }
}
