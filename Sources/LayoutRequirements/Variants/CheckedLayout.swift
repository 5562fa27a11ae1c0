import LayoutCore
import LayoutLanguages
import Synchronization

/// A layout whose requirements are checked: how its tree is made in each variant.
package struct CheckedLayout {
  /// How the tree depends on the size of the container.
  package enum Dependence {
    /// One tree for all sizes.
    case none
    /// Only how far views reach into the safe area follows from the size.
    case reach
    /// Content follows from the size.
    case content
  }

  private let dependence: Dependence
  private let tree: (LayoutVariant, ProposedViewSize) throws -> LayoutTree

  /// A layout; `tree` makes its tree in a variant and a container of a size.
  package init(
    _ dependence: Dependence, tree: @escaping (LayoutVariant, ProposedViewSize) throws -> LayoutTree
  ) {
    (self.dependence, self.tree) = (dependence, tree)
  }

  /// Checks requirements in each variant, for every size of a range; `proposal` is one of its sizes.
  ///
  /// Exactly where one tree serves all sizes; otherwise part by part or at single sizes, as the report's coverage says.
  /// `progress` hears, from any thread, which share of the work is done, and ends the check by throwing.
  ///
  /// - Throws: As `VariantChecker.check`, and what the closures throw.
  package func check(
    _ variants: LayoutVariants, over range: RequirementRange, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (Double) throws -> Void = { _ in },
    requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    guard dependence != .none else {
      let failure = Mutex<(any Error)?>(nil)
      return try VariantChecker().check(variants, over: range) { share, _, _ in
        // Thrown where the check asks next.
        do { try progress(share) } catch { failure.withLock { $0 = $0 ?? error } }
      } isWanted: {
        if let error = failure.withLock({ $0 }) { throw error }
      } read: {
        try tree($0, proposal)
      } requirements: {
        try requirements($0)
      }
    }
    return try VariantChecker().check(variants) { share, _, _ in
      try progress(share)
    } read: {
      _ = try tree($0, proposal)
    } reports: { variant, progress in
      try RequirementChecker().check(
        over: range, in: proposal, isReachAlone: dependence == .reach, progress: progress
      ) {
        try tree(variant, $0)
      } requirements: {
        try requirements($0)
      }
    }
  }
}
