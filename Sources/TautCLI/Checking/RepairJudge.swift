import Foundation
import LayoutCore
import LayoutRequirements
import LinearProgramming
import Taut

/// Orders repairs: first those that can be written into the source, and of these the ones after which the
/// layout has the fewest faults, by the standard checks and by its overflow.
struct RepairJudge {
  /// The report with the failure.
  let report: RequirementReport
  /// The cancellation; its progress is not reported.
  let watch: WorkWatch

  /// Returns the repairs, the best first.
  ///
  /// - Throws: The engine's errors.
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

  /// The weight of a repair's cost relative to a fault.
  private static let oddity = 0.3

  /// Returns the faults of a layout: one for each standard check that fails, and up to four more by its
  /// extent.
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

  /// The number of points that weigh as much as a fault.
  private static let pointsOfFault = 40.0

  /// Returns the overflow of the root at the ends of the range, as faults.
  private func overflow(of tree: LayoutTree) throws -> Double {
    var most = 0.0
    for length in [report.range.range.lowerBound, report.range.range.upperBound] {
      let container = report.range.container(at: report.range.size(at: length)).doubles
      guard let root = try Engines.layout(tree, in: container).views.first else { continue }
      for (own, space) in [(root.frame.width, container.width), (root.frame.height, container.height)] {
        if let space, space.isFinite, own > space + 0.01 {
          most = max(most, 1 + Double(own - space) / Self.pointsOfFault)
        }
      }
    }
    return most
  }
}
