import LayoutCore
import LinearProgramming

/// What is found of one requirement on the way through a range.
struct RequirementFinding {
  let requirement: Requirement
  private let instances: [RequirementInstance]
  private let unit: RequirementUnit?
  private var failing: [SizeSet] = []
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
      for part in formula.failing(in: moment.sizes) {
        failing.append(part)
        note(formula, part, instance)
      }
    }
  }

  private mutating func note(_ formula: Formula, _ part: SizeSet, _ instance: RequirementInstance) {
    let (size, slack) = formula.worst(in: part)
    let isAttained = part.contains(size)
    if let worst, !Formula.isLess(slack, worst.slack) {
      // Of sizes that are as bad, the least is shown, in whatever order they come.
      guard isAttained, worst.slack == slack, size.isLess(than: worst.found.size) else { return }
    }
    let found = RequirementVerdict.Worst(
      size: size, isAttained: isAttained, shownSize: isAttained ? size : part.inside,
      amount: unit == nil ? nil : slack.finite.map { -$0 }, unit: slack.finite == nil ? nil : unit,
      views: instance.views, axes: instance.axes, isAboutPlaces: instance.isAboutPlaces)
    worst = (found, slack)
  }

  /// What came of it over a range; it fails throughout where there are views that are idle.
  func verdict(over range: RequirementRange, idle: [LayoutTree.Index]) -> RequirementVerdict {
    let found = idle.isEmpty ? failing : [range.sizes]
    var (lengths, heights, areas): ([ExactInterval], [ExactInterval], [SizeSet]) = ([], [], [])
    if range.heights != nil {
      areas = found
      lengths = IntervalSet(found.map { $0.interval(along: .horizontal) }).intervals
      heights = IntervalSet(found.map { $0.interval(along: .vertical) }).intervals
    } else {
      let whole = IntervalSet(found.map { $0.interval(along: range.axis) })
      lengths = requirement.claim.rule.failing(whole, over: range.range).intervals
      let start = range.size(at: range.range.lowerBound)
      areas = lengths.map { SizeSet($0, along: range.axis, from: start) }
    }
    var worst = worst?.found
    if let first = areas.first, !(worst.map { one in areas.contains { $0.contains(one.shownSize) } } ?? false)
    {
      worst = RequirementVerdict.Worst(
        size: first.inside, isAttained: true, shownSize: first.inside, amount: nil, unit: nil,
        views: idle.isEmpty ? worst?.views ?? [] : idle, axes: Axis.allCases, isAboutPlaces: false)
    }
    return RequirementVerdict(
      requirement: requirement, failing: lengths, failingHeights: heights, areas: areas, axis: range.axis,
      worst: areas.isEmpty ? nil : worst)
  }
}

extension Requirement.Claim {
  /// What shortfalls are counted in.
  fileprivate var unit: RequirementUnit? {
    if case .conditional(let rule) = self { return rule.claim.unit }
    return type(of: rule).unit
  }
}
