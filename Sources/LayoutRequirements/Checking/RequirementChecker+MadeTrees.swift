import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

extension RequirementChecker {
  /// Checks requirements of a layout whose tree varies within the range, because geometry readers make their
  /// content from their place, or views extend differently far into the safe area.
  ///
  /// If only the extent of views varies, each part of the range with a constant tree is
  /// checked exactly; elsewhere sizes are sampled. Returns a report for each requirement, with the tree of
  /// the size at which it fails by the most, and a second one where it fails in trees of another shape.
  ///
  /// - Throws: As `check(_:of:over:)` does, and the errors of `making` and `requirements`.
  package func check(
    _ dependence: SizeDependence, over range: RequirementRange, in proposal: ProposedViewSize,
    progress: (Double) throws -> Void = { _ in }, making: (ProposedViewSize) throws -> LayoutTree,
    requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> [RequirementReport] {
    let running = range.running.filter { $0.range.lowerBound < $0.range.upperBound }
    let count = Self.sampleCount(of: try making(proposal))
    if dependence == .reach, running.count == 1, let (axis, lengths) = running.first,
      let intervals = try SafeAreaReachIntervals(
        in: proposal, along: axis, from: lengths.lowerBound, through: lengths.upperBound, engine: engine,
        making: making)?.intervals
    {
      return try check(intervals, along: axis, of: range, in: proposal, count, progress, making, requirements)
    }
    return try sample(range, in: proposal, count, progress, making, requirements).withoutRepeats
  }

  /// Returns a report for each requirement and part of a range.
  private func check(
    _ intervals: [SafeAreaReachIntervals.Interval], along axis: Axis, of range: RequirementRange,
    in proposal: ProposedViewSize, _ count: Int, _ progress: (Double) throws -> Void,
    _ making: (ProposedViewSize) throws -> LayoutTree, _ requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> [RequirementReport] {
    var reports: [RequirementReport] = []
    var places: [String: Int] = [:]
    var (pieces, tried) = (0, 0)
    // At least both ends and the middle of each part are sampled.
    let each = max(3, count / max(1, intervals.count { $0.tree == nil }))
    for (number, interval) in intervals.enumerated() {
      var part = range
      part.set(axis, to: interval.lower...interval.upper)
      func advance(_ share: Double) throws {
        try progress((Double(number) + share) / Double(intervals.count))
      }
      var found: [RequirementReport]
      if let tree = interval.tree {
        let report = try check(requirements(tree), of: tree, over: part, progress: advance)
        if case .exact(let count) = report.coverage { pieces += count }
        found = report.verdicts.map {
          RequirementReport(tree: tree, range: part, verdicts: [$0], coverage: report.coverage)
        }
      } else {
        found = try sample(part, in: proposal, each, advance, making, requirements)
        tried += part.samples(each).count
      }
      // The results of a requirement in all parts are one verdict.
      for report in found {
        let text = report.verdicts[0].requirement.text
        guard let index = places[text] else {
          places[text] = reports.count
          reports.append(report)
          continue
        }
        reports[index].add(report)
      }
    }
    let exact = intervals.filter { $0.tree != nil }.reduce(into: [ClosedRange<Rational>]()) {
      parts, interval in
      guard let last = parts.last, last.upperBound == interval.lower else {
        return parts.append(interval.lower...interval.upper)
      }
      parts[parts.count - 1] = last.lowerBound...interval.upper
    }
    for index in reports.indices {
      reports[index].range = range
      reports[index].coverage = tried == 0 ? .exact(pieces: pieces) : .sampled(count: tried)
      reports[index].exactParts = tried == 0 ? [] : exact
      reports[index].verdicts[0].failing = Self.joined(
        reports[index].verdicts[0].failing, ofSamples: tried > 0)
    }
    return reports
  }

  /// Returns intervals of adjacent parts of a range, joined where no size lies between them; those of a single
  /// size are samples where there are any, and stay.
  private static func joined(_ failing: [ExactInterval], ofSamples: Bool) -> [ExactInterval] {
    guard ofSamples else { return IntervalSet(failing).intervals }
    let whole = IntervalSet(failing.filter { !$0.isPoint }).intervals
    return (whole + failing.filter(\.isPoint)).sorted { one, other in
      guard let first = one.lower, let second = other.lower else { return one.lower == nil }
      return first.value < second.value
    }
  }

  /// The number of sizes that are sampled, fewer for a tree of many views, which takes longer to lay out.
  private static func sampleCount(of tree: LayoutTree) -> Int {
    min(129, max(17, 40_000 / max(1, tree.nodes.count)))
  }

  private func sample(
    _ range: RequirementRange, in proposal: ProposedViewSize, _ count: Int,
    _ progress: (Double) throws -> Void,
    _ making: (ProposedViewSize) throws -> LayoutTree, _ requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> [RequirementReport] {
    func made(at size: SizePoint) throws -> LayoutTree { try making(range.container(at: size, in: proposal)) }
    var groups: [(tree: LayoutTree, findings: [RequirementFinding])] = []
    let sizes = range.samples(count)
    for (number, size) in sizes.enumerated() {
      let tree = try made(at: size)
      var place = groups.firstIndex { $0.tree.hasViews(of: tree) }
      if place == nil {
        var findings = try requirements(tree).filter { try $0.claim.rule.modifiers(in: tree).isEmpty }.map {
          try RequirementFinding($0, in: tree)
        }
        for index in findings.indices { findings[index].tolerance = Self.rounding }
        groups.append((tree, findings))
        place = groups.count - 1
      }
      let source = MomentSource(tree: tree, range: range, layouts: RelatedLayouts(engine: engine))
      let moment = try source.moment(at: size)
      for index in groups[place ?? 0].findings.indices { groups[place ?? 0].findings[index].visit(moment) }
      try progress(Double(number + 1) / Double(sizes.count))
    }
    var reports: [RequirementReport] = []
    for group in groups {
      for finding in group.findings {
        let verdict = finding.verdict(over: range, idle: [])
        let tree = try verdict.worst.map { try made(at: $0.shownSize) } ?? group.tree
        reports.append(
          RequirementReport(
            tree: tree, range: range, verdicts: [verdict], coverage: .sampled(count: sizes.count),
            isMadeAtEachSize: true))
      }
    }
    return reports
  }
}

extension RequirementReport {
  /// Adds the report on the single requirement in the next part of the range; the tree is that of the size at
  /// which it fails by the most.
  fileprivate mutating func add(_ next: RequirementReport) {
    guard !next.holds else { return }
    let (own, other) = (verdicts[0].worst?.amount, next.verdicts[0].worst?.amount)
    let isWorse = if let own, let other { own < other } else { false }
    if holds || isWorse {
      tree = next.tree
      verdicts[0].worst = next.verdicts[0].worst
    }
    verdicts[0].failing += next.verdicts[0].failing
    verdicts[0].failingHeights += next.verdicts[0].failingHeights
    verdicts[0].areas += next.verdicts[0].areas
  }
}

extension [RequirementReport] {
  /// The reports, one per requirement, without those that say nothing: if a requirement holds in trees of one
  /// shape and fails in those of another, the failure is kept.
  fileprivate var withoutRepeats: [RequirementReport] {
    enumerated().filter { index, report in
      !report.holds
        || !enumerated().contains { other, rival in
          rival.verdicts[0].requirement.text == report.verdicts[0].requirement.text
            && (!rival.holds || other < index)
        }
    }.map(\.element)
  }
}

extension LayoutTree {
  /// Returns whether the tree has the same views as another one, regardless of their parameters.
  fileprivate func hasViews(of other: LayoutTree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.path == $1.path && $0.id == $1.id && $0.element.kind == $1.element.kind
      }
  }
}

extension RequirementRange {
  /// Returns the container of a size; sides that do not run are those of `proposal`.
  func container(at size: SizePoint, in proposal: ProposedViewSize) -> ProposedViewSize {
    var container = proposal
    for side in running {
      let length = CGFloat(size[side.axis].doubleValue)
      if side.axis == .horizontal { container.width = length } else { container.height = length }
    }
    return container
  }

  /// Returns evenly spaced sizes of a given number; where both sides run, about as many in total.
  func samples(_ count: Int) -> [SizePoint] {
    func lengths(_ range: ClosedRange<Rational>, _ count: Int) -> [Rational] {
      guard range.lowerBound < range.upperBound else { return [range.lowerBound] }
      let step = (range.upperBound - range.lowerBound) / Rational(max(2, count) - 1)
      return (0..<max(2, count)).map { range.lowerBound + step * Rational($0) }
    }
    guard let heights else { return lengths(range, count).map(size) }
    let each = Int(Double(count).squareRoot())
    return lengths(range, each).flatMap { width in
      lengths(heights, each).map { SizePoint(width: width, height: $0) }
    }
  }
}
