import LayoutCore
import LayoutLanguages
import Synchronization

/// A layout whose requirements are checked, with the function that makes its tree in each variant.
package struct CheckedLayout {
  private let dependence: SizeDependence
  private let tree: (LayoutVariant, ProposedViewSize) throws -> LayoutTree

  /// Creates a layout; `tree` makes its tree in a variant and a container of a size.
  package init(
    _ dependence: SizeDependence, tree: @escaping (LayoutVariant, ProposedViewSize) throws -> LayoutTree
  ) {
    (self.dependence, self.tree) = (dependence, tree)
  }

  /// Checks requirements in each variant, for every size of a range; `proposal` is one of its sizes.
  ///
  /// The check is exact where one tree is valid at all sizes; otherwise it is made part by part or at single
  /// sizes, as the report's coverage says. `progress` receives, from any thread, the share of the work that
  /// is done, and ends the check by throwing.
  ///
  /// - Throws: As `VariantChecker.check`, and the errors of the closures.
  package func check(
    _ variants: LayoutVariants, over range: RequirementRange, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (_ share: Double, _ checked: Int, _ all: Int) throws -> Void = { _, _, _ in
    },
    requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    guard dependence != .none else {
      let failure = Mutex<(any Error)?>(nil)
      return try VariantChecker().check(variants, over: range) { share, checked, all in
        // Kept until the check next asks whether it is wanted, where it is thrown.
        do { try progress(share, checked, all) } catch { failure.withLock { $0 = $0 ?? error } }
      } isWanted: {
        if let error = failure.withLock({ $0 }) { throw error }
      } read: {
        try tree($0, proposal)
      } requirements: {
        try requirements($0)
      }
    }
    return try VariantChecker().check(variants, progress: progress) {
      _ = try tree($0, proposal)
    } reports: { variant, progress in
      try RequirementChecker().check(dependence, over: range, in: proposal, progress: progress) {
        try tree(variant, $0)
      } requirements: {
        try requirements($0)
      }
    }
  }
}
