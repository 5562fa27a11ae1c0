import Foundation
import LayoutCore
import LayoutRequirements
import LinearProgramming
import Taut

/// Puts first, of repairs that all do what is wanted, those that can be written down, and of these the one after which least
/// is wrong with the layout as a whole: by the standard checks, and by whether the layout still is larger than its container.
struct RepairJudge {
  /// The report in which something fails.
  let report: RequirementReport
  /// Whom it tells nothing, and who may end it.
  let watch: WorkWatch

  /// The repairs, the best first.
  ///
  /// - Throws: as the engine does.
  func sorted(
    _ repairs: [(repair: RequirementRepair, patch: RepairPatch?)]
  ) throws -> [(repair: RequirementRepair, patch: RepairPatch?)] {
    guard repairs.count > 1 else { return repairs }
    let judged = try repairs.map { one in
      (
        one, isLeft: one.patch == nil ? 1 : 0,
        faults: try faults(of: one.repair.tree) + Self.oddity * one.repair.cost
      )
    }
    return judged.sorted { ($0.isLeft, $0.faults) < ($1.isLeft, $1.faults) }.map(\.0)
  }

  /// What the cost of a repair weighs beside a fault.
  private static let oddity = 0.3

  /// What is wrong with a layout: a point for each standard check that fails, and up to four more for by how much.
  private func faults(of tree: LayoutTree) throws -> Double {
    let requirements = try StandardCheck.requirements(of: tree, over: report.range)
    let found = try RequirementChecker().check(requirements, of: tree, over: report.range) { _ in
      try watch.check()
    }
    let checks = found.verdicts.filter { !$0.holds }.reduce(0.0) { sum, verdict in
      let amount = verdict.worst?.amount?.doubleValue ?? 0
      let more = verdict.worst?.unit == .points ? amount / Self.pointsOfFault : amount - 1
      return sum + 1 + min(4, max(0, more))
    }
    return try checks + overflow(of: tree)
  }

  /// How many points weigh as much as a fault.
  private static let pointsOfFault = 40.0

  /// By how much the root is larger than its container at the ends of the range, as faults.
  private func overflow(of tree: LayoutTree) throws -> Double {
    var most = 0.0
    for length in [report.range.range.lowerBound, report.range.range.upperBound] {
      let container = report.range.container(at: report.range.size(at: length)).doubles
      guard let root = try Engines.layout(tree, in: container).views.first else { continue }
      for (own, room) in [(root.frame.width, container.width), (root.frame.height, container.height)] {
        if let room, room.isFinite, own > room + 0.01 {
          most = max(most, 1 + Double(own - room) / Self.pointsOfFault)
        }
      }
    }
    return most
  }
}
