import ConstraintLayout
import LayoutCore

/// Tries trees: quickly in doubles, and then exactly where these are too close to call.
package struct LayoutTrial {
  /// What lays out quickly; `nil` where it is not to be relied on.
  package var quick: QuickLayouts?
  /// What lays out exactly.
  package let layouts: RelatedLayouts

  /// Tries by both, or by the second alone.
  package init(quick: QuickLayouts?, exact layouts: RelatedLayouts) {
    (self.quick, self.layouts) = (quick, layouts)
  }

  /// What is said of a tree in a container: of the layout in doubles, or else of the exact one; `nil` where there is no such
  /// layout, or nothing is said of the exact one either.
  ///
  /// `place` says where views of the tree in question stand in this one. Throws what the solver throws.
  package func answer<Answer>(
    of tree: LayoutTree, in container: ExactProposal,
    place: @escaping (LayoutTree.Index) -> LayoutTree.Index?,
    quickly: (QuickLayout) throws -> Answer?, exactly: (RootPiece) throws -> Answer?
  ) throws -> Answer? {
    try nilUnlessLaidOut {
      if let quick, let answer = try quickly(quick.layout(of: tree, in: container, place: place)) {
        return answer
      }
      return try exactly(layouts.rootPiece(of: tree, in: container))
    }
  }
}

/// The outcome of a layout with other values; `nil` where a `LayoutError` says that there is none.
///
/// A solver that fails says nothing about the values, so its errors are thrown.
func nilUnlessLaidOut<Result>(_ body: () throws -> Result?) throws -> Result? {
  do { return try body() } catch is LayoutError { return nil }
}
