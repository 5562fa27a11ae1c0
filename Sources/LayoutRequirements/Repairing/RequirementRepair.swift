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
  /// The tree with the change.
  public var tree: LayoutTree
  /// What speaks against it: how unusual it is, and how much changes elsewhere.
  public var cost: Double
  /// The edits as they are written.
  package var written: [WrittenEdit]
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
  /// of that is spent. Throws as `RequirementChecker.check` does.
  public init(
    of verdict: RequirementVerdict, in report: RequirementReport,
    engine: ConstraintEngine = ConstraintEngine(),
    work: Int = 100_000, progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    guard !verdict.holds, verdict.worst != nil else { return }
    guard case .exact = report.coverage else {
      obstacle = .opaqueCode
      return
    }
    guard
      var search = try RepairSearch(
        of: verdict, in: report, engine: engine, layouts: max(200, work / report.tree.nodes.count),
        progress: progress)
    else { return }
    (repairs, isCutOff) = try search.run()
  }
}
