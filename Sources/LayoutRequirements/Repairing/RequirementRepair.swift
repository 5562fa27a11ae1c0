import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A change with which a requirement holds at every size of a range, and every other that held still does:
/// proven.
public struct RequirementRepair: Sendable {
  /// The edits, which belong together.
  public var edits: [SuggestedEdit]
  /// The instructions, a sentence for each edit: `set row's spacing 12 (line 14) to 8`.
  public var sentences: [String]
  /// The side effects at the size where the requirement failed by the most: `2 other views change size`.
  public var effects: [String]
  /// The number of other views that change size there.
  public var changedViewCount: Int
  /// The number of intervals of sizes in which the change was proven.
  public var pieces: Int
  /// The tree with the change; of several, that of the variant in which the requirement failed by the most.
  public var tree: LayoutTree
  /// The cost: how unusual the change is, and how much it affects elsewhere.
  public var cost: Double
  /// The edits of the source.
  package var written: [WrittenEdit]
  /// The trees with the change, for each part of a report in its order.
  package var trees: [LayoutTree]
}

/// The repairs that were found for a failing requirement.
///
/// ```swift
/// let range = RequirementRange(widths: 100...400, height: 50)
/// let report = try RequirementChecker().check([Requirement("title.width >= 90")], of: tree, over: range)
/// let found = try RequirementRepairs(of: report.verdicts[0], in: report)
/// for repair in found.repairs { print(repair.sentences) }
/// ```
public struct RequirementRepairs: Sendable {
  /// The repairs, ordered by their side effects; at most three.
  public internal(set) var repairs: [RequirementRepair] = []
  /// Whether the search was cut off and left something untried.
  public internal(set) var isCutOff = false
  /// The reason why nothing was tried; `nil` where something was.
  public internal(set) var obstacle: Obstacle?

  /// The reasons why nothing can be tried.
  public enum Obstacle: Hashable, Sendable {
    /// Opaque code decides the layout between the sampled sizes, so that nothing can be proven.
    case opaqueCode
  }

  /// Searches for repairs of a failing requirement; finds none for one that holds.
  ///
  /// `work` limits the search: the number of views that it lays out, each counted once per layout. `progress`
  /// receives the share of that limit that is spent, and ends the search by throwing.
  ///
  /// - Throws: As `RequirementChecker.check` does.
  public init(
    of verdict: RequirementVerdict, in report: RequirementReport,
    engine: ConstraintEngine = ConstraintEngine(),
    work: Int = 100_000, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws {
    guard !verdict.holds, verdict.worst != nil else { return }
    guard case .exact = report.coverage else {
      obstacle = .opaqueCode
      return
    }
    try search(verdict.requirement, [report], engine, work, progress)
  }

  /// Searches for repairs of a requirement that fails in some variants: each makes it hold in all, and keeps
  /// every requirement that held in any.
  ///
  /// Candidates are those of the variant in which it fails by the most.
  ///
  /// - Throws: As the other initializer does.
  public init(
    of requirement: Requirement, in report: VariantReport, engine: ConstraintEngine = ConstraintEngine(),
    work: Int = 100_000, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws {
    // The one that fails by the most first, those that hold last.
    func badness(_ part: VariantReport.Part) -> Double {
      let verdict = part.report.verdicts.first { $0.requirement == requirement && !$0.holds }
      return verdict.map { $0.worst?.amount?.doubleValue ?? 0 } ?? -1
    }
    let parts = report.parts.map { (part: $0, badness: badness($0)) }.enumerated().sorted { one, other in
      one.element.badness == other.element.badness
        ? one.offset < other.offset : one.element.badness > other.element.badness
    }
    guard let first = parts.first, first.element.badness >= 0 else { return }
    guard parts.allSatisfy({ $0.element.part.report.isExact }) else {
      obstacle = .opaqueCode
      return
    }
    try search(requirement, parts.map(\.element.part.report), engine, work, progress)
    for index in repairs.indices {
      let trees = repairs[index].trees
      for (own, part) in parts.enumerated() { repairs[index].trees[part.offset] = trees[own] }
    }
  }

  private mutating func search(
    _ requirement: Requirement, _ reports: [RequirementReport], _ engine: ConstraintEngine, _ work: Int,
    _ progress: @escaping (Double) throws -> Void
  ) throws {
    let budget = RepairBudget(most: max(200, work / reports[0].tree.nodes.count), progress: progress)
    let scenes = RepairScenes(requirement, in: reports, engine: engine, budget)
    if let clip = try ClippedImage(scenes)?.repair() {
      repairs = [clip]
      return
    }
    guard var search = try RepairSearch(scenes) else { return }
    (repairs, isCutOff) = try search.run()
  }
}

extension RequirementReport {
  fileprivate var isExact: Bool {
    if case .exact = coverage { true } else { false }
  }
}
