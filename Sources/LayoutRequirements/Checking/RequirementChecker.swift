import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// Checks requirements for every container size in a range.
///
/// The layout is walked from one piece to the next, in each of which every frame is an affine function of the
/// running lengths; a requirement fails in intervals whose ends are exact fractions, or in polygons where
/// both sides run. Where opaque code decides the layout, single sizes are sampled, and the report says so.
/// Content that a geometry reader makes from its size is not laid out, because it differs at each size: no
/// requirement applies to it.
///
/// The cost grows with the number of pieces: each is one layout.
///
/// ```swift
/// let tree = try LayoutTree(row)
/// let report = try RequirementChecker().check(
///   [Requirement("title.width >= 90")], of: tree,
///   over: RequirementRange(widths: 100...400, height: 50))
/// for verdict in report.verdicts { print(verdict.requirement, verdict.failing) }
/// ```
public struct RequirementChecker: Sendable {
  /// The constraint engine, which lays out or confirms.
  public var engine: ConstraintEngine
  /// The plain engine, whose rules, run on exact lines, find the layouts of a range of one side.
  ///
  /// In each part of its result, `engine` has to agree. Without a plain engine (`nil`), or where it finds
  /// nothing, `engine` finds all layouts.
  public var plainEngine: ReferenceEngine? = ReferenceEngine()
  /// The approximate number of sizes that are sampled where the layout cannot be walked.
  public var sampleCount = 1_201

  /// Creates a checker with an engine, by default one with every rule.
  public init(engine: ConstraintEngine = ConstraintEngine()) { self.engine = engine }

  /// Checks requirements of a tree.
  ///
  /// `progress` receives the share of the range that is done, from 0 to 1, and ends the check by throwing.
  ///
  /// - Throws: `RequirementError` for a name that no view has, as `ConstraintEngine.layout` does, and the
  ///   errors of `progress`.
  public func check(
    _ requirements: [Requirement], of tree: LayoutTree, over range: RequirementRange,
    progress: (Double) throws -> Void = { _ in }
  ) throws -> RequirementReport {
    try check(requirements, of: tree, over: range, by: RelatedLayouts(engine: engine), progress: progress)
  }

  /// Checks requirements of a tree, with layouts of related trees that were made by the same engine.
  ///
  /// - Throws: As the other method does.
  package func check(
    _ requirements: [Requirement], of tree: LayoutTree, over range: RequirementRange,
    by layouts: RelatedLayouts, progress: (Double) throws -> Void = { _ in }
  ) throws -> RequirementReport {
    var findings = try requirements.map { try RequirementFinding($0, in: tree) }
    let source = MomentSource(tree: tree, range: range, layouts: layouts)
    var coverage = RequirementReport.Coverage.exact(pieces: 0)
    // The moments of the walk by constraints are compared with those of a layout without a modifier.
    var moments: [LayoutMoment]?
    let whole = try findLines(source, &findings, progress) ?? walk(source, &findings, &moments, progress)
    if let count = whole {
      coverage = .exact(pieces: count)
    } else {
      for index in findings.indices { findings[index].forget() }
      coverage = .sampled(count: try sample(source, &findings, progress))
    }
    let idle = try Effective.idle(
      requirements.flatMap { try $0.claim.rule.modifiers(in: tree) }, in: tree, over: range, by: layouts,
      moments: moments)
    let verdicts = try findings.map { finding in
      let own = try finding.requirement.claim.rule.modifiers(in: tree).filter(Set(idle).contains)
      return finding.verdict(over: range, idle: own)
    }
    return RequirementReport(tree: tree, range: range, verdicts: verdicts, coverage: coverage)
  }

  /// Returns the number of pieces that the plain engine finds; `nil`, with no findings, where it cannot
  /// follow the layout, or the engines disagree.
  private func findLines(
    _ source: MomentSource, _ findings: inout [RequirementFinding], _ progress: (Double) throws -> Void
  ) throws -> Int? {
    guard let plainEngine, var walk = LineWalk(source.tree, over: source.range, by: plainEngine) else {
      return nil
    }
    // An error here occurs in the other engine too, which then reports it.
    if let count = try? visit(&walk, &findings, progress), try isConfirmed(findings, source) { return count }
    for index in findings.indices { findings[index].forget() }
    return nil
  }

  /// Returns whether the constraint engine agrees at a size in each part in which something fails or all
  /// holds, and at the sizes between them.
  private func isConfirmed(_ findings: [RequirementFinding], _ source: MomentSource) throws -> Bool {
    let closed = findings.map { $0.closed }
    let range = source.range.range
    let ends = Set(closed.flatMap { $0.failingLengths(over: source.range).flatMap(\.ends) })
    let inner = ends.subtracting([range.lowerBound, range.upperBound])
    let lengths = ends.union([range.lowerBound, range.upperBound]).sorted()
    let between = lengths.count == 1 ? lengths : zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    for size in (inner.sorted() + between).map(source.range.size) {
      let moment = try source.moment(at: size)
      for finding in closed where finding.fails(at: size) != finding.fails(in: moment) { return false }
    }
    return true
  }

  /// Returns the number of pieces; `nil` where the layout cannot be followed.
  private func walk(
    _ source: MomentSource, _ findings: inout [RequirementFinding], _ moments: inout [LayoutMoment]?,
    _ progress: (Double) throws -> Void
  ) throws -> Int? {
    var walk = MomentWalk(source)
    var met: [LayoutMoment] = []
    let count = try visit(&walk, &findings, progress) { met.append($0) }
    moments = count == nil ? [] : met
    return count
  }

  private func visit(
    _ walk: inout some MomentSequence, _ findings: inout [RequirementFinding],
    _ progress: (Double) throws -> Void, keeping keep: (LayoutMoment) -> Void = { _ in }
  ) throws -> Int? {
    var count = 0
    while let moment = try walk.next() {
      keep(moment)
      // Adjacent intervals in which all frames are the same functions are one.
      if moment.history?.line == nil || moment.history?.isNew == true { count += 1 }
      for index in findings.indices { findings[index].visit(moment) }
      try progress(walk.share)
    }
    return walk.isStuck ? nil : count
  }

  /// The tolerance for numbers of opaque code, in points.
  static let rounding = Rational(numerator: 1, denominator: 1_000_000)

  /// Returns the number of sizes that were sampled.
  private func sample(
    _ source: MomentSource, _ findings: inout [RequirementFinding], _ progress: (Double) throws -> Void
  ) throws -> Int {
    let sizes = source.range.samples(sampleCount)
    for index in findings.indices { findings[index].tolerance = Self.rounding }
    for (number, size) in sizes.enumerated() {
      let moment = try source.moment(at: size)
      for index in findings.indices { findings[index].visit(moment) }
      try progress(Double(number + 1) / Double(sizes.count))
    }
    return sizes.count
  }
}

extension ExactInterval {
  /// The lengths at the ends of the interval.
  fileprivate var ends: [Rational] { [lower, upper].compactMap { $0?.value } }
}
