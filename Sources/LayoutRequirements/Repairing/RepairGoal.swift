import LayoutCore
import LinearProgramming

/// What a repair has to bring about in one tree, and what it must not undo there.
struct RepairGoal {
  /// The requirement that is to hold.
  let wanted: Requirement
  /// The other requirements that hold.
  let held: [Requirement]
  /// The tree in which they were checked.
  let tree: LayoutTree
  /// Whether the tree has the views that are asked about; those of another language or text size may be missing.
  let isAsked: Bool
  private let instances: [RequirementInstance]
  private let kept: [RequirementInstance]

  /// Throws `RequirementError`.
  init(_ requirement: Requirement, in report: RequirementReport) throws(RequirementError) {
    wanted = requirement
    held = report.verdicts.filter { $0.holds && $0.requirement != requirement }.map(\.requirement)
    tree = report.tree
    isAsked = report.verdicts.contains { $0.requirement == requirement }
    let rule = requirement.claim.rule
    instances = isAsked && rule.isSeenInOneLayout ? try rule.instances(in: tree) : []
    var kept: [RequirementInstance] = []
    for requirement in held where requirement.claim.rule.isSeenInOneLayout {
      kept += try requirement.claim.rule.instances(in: tree)
    }
    self.kept = kept
  }

  /// Whether single layouts say anything of it: otherwise the whole range alone does.
  var isSeenInOneLayout: Bool { wanted.claim.rule.isSeenInOneLayout }

  /// How far a layout at one size is from failing what is wanted.
  func slack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(instances, moment, size)
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
    return (hold(instances), hold(kept))
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
