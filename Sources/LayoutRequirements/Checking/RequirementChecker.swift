import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Checks requirements for every container size in a range.
///
/// The layout is walked from one piece to the next, in each of which every frame is an affine function of the length
/// that runs; a requirement fails in intervals whose ends are exact fractions. Where opaque code decides the layout,
/// single lengths are tried, and the report says so.
///
/// ```swift
/// let tree = try LayoutTree(row)
/// let report = try RequirementChecker().check(
///   [Requirement("title.width >= 90")], of: tree,
///   over: RequirementRange(.horizontal, over: 100...400, other: .finite(50)))
/// for verdict in report.verdicts { print(verdict.requirement, verdict.failing) }
/// ```
public struct RequirementChecker: Sendable {
  /// The engine that lays out.
  public var engine: ConstraintEngine
  /// How many lengths are tried where the layout cannot be followed.
  public var sampleCount = 1_201

  /// A checker with an engine, by default one with every rule.
  public init(engine: ConstraintEngine = ConstraintEngine()) { self.engine = engine }

  /// Checks requirements of a tree.
  ///
  /// `progress` hears which share of the range is done. Throws `RequirementError` for a name that no view has, and as
  /// `ConstraintEngine.layout` does.
  public func check(
    _ requirements: [Requirement], of tree: LayoutTree, over range: RequirementRange,
    progress: (Double) -> Void = { _ in }
  ) throws -> RequirementReport {
    try check(requirements, of: tree, over: range, by: RelatedLayouts(engine: engine), progress: progress)
  }

  /// Checks requirements of a tree that is related to others that `layouts` have seen.
  func check(
    _ requirements: [Requirement], of tree: LayoutTree, over range: RequirementRange,
    by layouts: RelatedLayouts, progress: (Double) -> Void
  ) throws -> RequirementReport {
    var findings = try requirements.map { try RequirementFinding($0, in: tree) }
    let source = MomentSource(tree: tree, range: range, layouts: layouts)
    var coverage = RequirementReport.Coverage.exact(pieces: 0)
    if let count = try walk(source, &findings, progress) {
      coverage = .exact(pieces: count)
    } else {
      for place in findings.indices { findings[place].forget() }
      coverage = .sampled(count: try sample(source, &findings, progress))
    }
    let verdicts = try findings.map { finding in
      let idle = try finding.requirement.claim.rule.idleViews(in: tree, over: range, engine: engine)
      return finding.verdict(over: range.range, idle: idle)
    }
    return RequirementReport(tree: tree, range: range, verdicts: verdicts, coverage: coverage)
  }

  /// How many pieces there are; `nil` where the layout cannot be followed.
  private func walk(
    _ source: MomentSource, _ findings: inout [RequirementFinding], _ progress: (Double) -> Void
  ) throws -> Int? {
    let range = source.range.range
    let (lower, upper) = (range.lowerBound, range.upperBound)
    var walk = RegimeWalk(
      source, from: ExactInterval.End(lower), to: ExactInterval.End(upper), countsSingles: true)
    var count = 0
    while let (found, part) = try walk.next() {
      count += 1
      let moment = source.moment(found, in: part)
      for place in findings.indices { findings[place].visit(moment) }
      let done = (walk.start?.value ?? upper) - lower
      progress(upper > lower ? (done / (upper - lower)).doubleValue : 1)
    }
    return walk.stuck == nil ? count : nil
  }

  /// How many lengths were tried.
  private func sample(
    _ source: MomentSource, _ findings: inout [RequirementFinding], _ progress: (Double) -> Void
  ) throws -> Int {
    let (lower, upper) = (source.range.range.lowerBound, source.range.range.upperBound)
    let count = lower < upper ? max(2, sampleCount) : 1
    let step = count > 1 ? (upper - lower) / Rational(count - 1) : 0
    for number in 0..<count {
      let length = lower + step * Rational(number)
      guard let found = try source.regime(at: length) else { continue }
      let moment = source.moment(found, in: ExactInterval(length...length))
      for place in findings.indices { findings[place].visit(moment) }
      progress(Double(number + 1) / Double(count))
    }
    return count
  }
}

/// What is found of one requirement on the way along a range.
struct RequirementFinding {
  let requirement: Requirement
  private let instances: [RequirementInstance]
  private let unit: RequirementUnit?
  private var failing: [ExactInterval] = []
  private var worst: (found: RequirementVerdict.Worst, slack: Extended<Rational>)?

  /// Finds the views of a requirement.
  ///
  /// Throws `RequirementError`.
  init(_ requirement: Requirement, in tree: LayoutTree) throws(RequirementError) {
    self.requirement = requirement
    instances = try requirement.claim.rule.instances(in: tree)
    unit = requirement.claim.unit
  }

  /// Forgets what was found.
  mutating func forget() {
    failing = []
    worst = nil
  }

  /// Notes where the requirement fails in a part of the range.
  mutating func visit(_ moment: LayoutMoment) {
    for instance in instances {
      guard let formula = instance.formula(moment) else { continue }
      for part in formula.holding(in: moment.interval).missing(in: moment.interval).intervals {
        failing.append(part)
        note(formula, part, instance)
      }
    }
  }

  private mutating func note(_ formula: Formula, _ part: ExactInterval, _ instance: RequirementInstance) {
    let (length, slack) = formula.worst(in: part)
    if let worst, !Formula.isLess(slack, worst.slack) { return }
    let isAttained = part.contains(length)
    let found = RequirementVerdict.Worst(
      length: length, isAttained: isAttained, shown: isAttained ? length : part.inside,
      amount: unit == nil ? nil : slack.finite.map { -$0 }, unit: slack.finite == nil ? nil : unit,
      views: instance.views,
      axes: instance.axes, isAboutPlaces: instance.isAboutPlaces)
    worst = (found, slack)
  }

  /// What came of it over a range; it fails throughout where there are views that are idle.
  func verdict(over range: ClosedRange<Rational>, idle: [LayoutTree.Index]) -> RequirementVerdict {
    let found = idle.isEmpty ? IntervalSet(failing) : IntervalSet([ExactInterval(range)])
    let failing = requirement.claim.rule.failing(found, over: range)
    var worst = worst?.found
    if let first = failing.intervals.first,
      !failing.contains(worst?.shown ?? range.lowerBound) || worst == nil
    {
      let shown = first.isPoint ? first.lower?.value ?? range.lowerBound : first.inside
      worst = RequirementVerdict.Worst(
        length: shown, isAttained: true, shown: shown, amount: nil, unit: nil,
        views: idle.isEmpty ? worst?.views ?? [] : idle, axes: Axis.allCases, isAboutPlaces: false)
    }
    return RequirementVerdict(
      requirement: requirement, failing: failing.intervals, worst: failing.isEmpty ? nil : worst)
  }
}

extension Requirement.Claim {
  /// What shortfalls are counted in.
  fileprivate var unit: RequirementUnit? {
    if case .conditional(let rule) = self { return rule.claim.unit }
    return type(of: rule).unit
  }
}
