import LayoutCore
import LayoutLanguages
import Synchronization

/// A layout whose requirements are checked: how its tree is made in each variant.
package struct CheckedLayout {
  private let dependence: SizeDependence
  private let tree: (LayoutVariant, ProposedViewSize) throws -> LayoutTree

  /// A layout; `tree` makes its tree in a variant and a container of a size.
  package init(
    _ dependence: SizeDependence, tree: @escaping (LayoutVariant, ProposedViewSize) throws -> LayoutTree
  ) {
    (self.dependence, self.tree) = (dependence, tree)
  }

  /// Checks requirements in each variant, for every size of a range; `proposal` is one of its sizes.
  ///
  /// Exactly where one tree serves all sizes; otherwise part by part or at single sizes, as the report's coverage says.
  /// `progress` hears, from any thread, which share of the work is done, and of how many variants how many are checked; it ends
  /// the check by throwing.
  ///
  /// - Throws: As `VariantChecker.check`, and what the closures throw.
  package func check(
    _ variants: LayoutVariants, over range: RequirementRange, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (_ share: Double, _ checked: Int, _ all: Int) throws -> Void = { _, _, _ in
    },
    requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    guard dependence != .none else {
      let failure = Mutex<(any Error)?>(nil)
      return try VariantChecker().check(variants, over: range) { share, checked, all in
        // Thrown where the check asks next.
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
