/// The dependence of a layout's tree on the size of its container.
package enum SizeDependence: Sendable {
  /// One tree for all sizes.
  case none
  /// Only the distances by which views extend into the safe area depend on the size.
  case reach
  /// Content depends on the size.
  case content
}

extension LayoutTree {
  /// The dependence of the tree on the size of its container, as far as its own views determine it.
  package var sizeDependence: SizeDependence {
    pendingReaders.isEmpty ? .none : waitsForReachAlone ? .reach : .content
  }
}
