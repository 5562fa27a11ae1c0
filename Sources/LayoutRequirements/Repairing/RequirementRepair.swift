import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A change with which a requirement holds at every size of a range and no other one fails that held: proven.
public struct RequirementRepair: Sendable {
  /// What is changed; all of it at once.
  public var edits: [SuggestedEdit]
  /// What to do, a sentence for each edit: `set row's spacing 12 (line 14) to 8`.
  public var sentences: [String]
  /// What comes of it elsewhere where the requirement failed by the most: `2 other views change size`.
  public var effects: [String]
  /// How many other views get another size where the requirement failed by the most.
  public var changedViewCount: Int
  /// In how many intervals of sizes it was proven.
  public var pieces: Int
  /// The tree with the change; of several, that of the variant in which the requirement failed by the most.
  public var tree: LayoutTree
  /// What speaks against it: how unusual it is, and how much changes elsewhere.
  public var cost: Double
  /// The edits as they are written.
  package var written: [WrittenEdit]
  /// The trees with the change, of each part of a report in its order.
  package var trees: [LayoutTree]
}

/// What was found to mend a requirement that fails.
///
/// ```swift
/// let range = RequirementRange(.horizontal, over: 100...400, other: .finite(50))
/// let report = try RequirementChecker().check([Requirement("title.width >= 90")], of: tree, over: range)
/// let found = try RequirementRepairs(of: report.verdicts[0], in: report)
/// for repair in found.repairs { print(repair.sentences) }
/// ```
public struct RequirementRepairs: Sendable {
  /// The repairs, those first that change least elsewhere; three at most.
  public internal(set) var repairs: [RequirementRepair] = []
  /// Whether something was left untried because there was too much of it.
  public internal(set) var isCutOff = false
  /// Why nothing was tried; `nil` where something was.
  public internal(set) var obstacle: Obstacle?

  /// Why nothing can be tried.
  public enum Obstacle: Hashable, Sendable {
    /// Code decides the layout of which nothing is known between the sizes that are tried: nothing can be proven.
    case opaqueCode
  }

  /// Looks for repairs of a requirement that fails; none for one that holds.
  ///
  /// `work` limits the search: how many views it lays out, each counted once per layout. `progress` hears which share
  /// of that is spent, and ends the search by throwing. Throws as `RequirementChecker.check` does.
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

  /// Looks for repairs of a requirement that fails in some variants: each makes it hold in all, and no requirement fails
  /// in any that held there.
  ///
  /// Candidates are those of the variant in which it fails by the most. Throws as the other initialiser does.
  public init(
    of requirement: Requirement, in report: VariantReport, engine: ConstraintEngine = ConstraintEngine(),
    work: Int = 100_000, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws {
    // The one that fails by the most first, the ones that hold last.
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
    for place in repairs.indices {
      let trees = repairs[place].trees
      for (own, part) in parts.enumerated() { repairs[place].trees[part.offset] = trees[own] }
    }
  }

  private mutating func search(
    _ requirement: Requirement, _ reports: [RequirementReport], _ engine: ConstraintEngine, _ work: Int,
    _ progress: @escaping (Double) throws -> Void
  ) throws {
    let budget = RepairBudget(most: max(200, work / reports[0].tree.nodes.count), progress: progress)
    let scenes = RepairScenes(requirement, in: reports, engine: engine, budget)
    guard var search = try RepairSearch(scenes) else { return }
    (repairs, isCutOff) = try search.run()
  }
}

extension RequirementReport {
  fileprivate var isExact: Bool {
    if case .exact = coverage { true } else { false }
  }
}
