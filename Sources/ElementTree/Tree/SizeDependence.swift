/// How the tree of a layout depends on the size of its container.
package enum SizeDependence: Sendable {
  /// One tree for all sizes.
  case none
  /// Only how far views reach into the safe area follows from the size.
  case reach
  /// Content follows from the size.
  case content
}

extension LayoutTree {
  /// How the tree depends on the size of its container, as far as its own views say.
  package var sizeDependence: SizeDependence {
    pendingReaders.isEmpty ? .none : waitsForReachAlone ? .reach : .content
  }
}
