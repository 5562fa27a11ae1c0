import ConstraintLayout
import LayoutCore

/// Tries trees: quickly in doubles, and then exactly where these are too close to call.
package struct LayoutTrial {
  /// The layouts in doubles; `nil` where they are not reliable.
  package var quick: QuickLayouts?
  /// The exact layouts.
  package let layouts: RelatedLayouts

  /// Creates a trial with both, or with exact layouts only.
  package init(quick: QuickLayouts?, exact layouts: RelatedLayouts) {
    (self.quick, self.layouts) = (quick, layouts)
  }

  /// Returns a result for a tree in a container, from the layout in doubles or else from the exact one; `nil`
  /// where there is no such layout, or no result for the exact one.
  ///
  /// `place` maps views of the tree in question to this one.
  ///
  /// - Throws: The solver's errors.
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

/// Returns the result of a layout with other values; `nil` where a `LayoutError` reports that there is none.
///
/// The solver's errors are rethrown, as they say nothing about the values.
func nilUnlessLaidOut<Result>(_ body: () throws -> Result?) throws -> Result? {
  do { return try body() } catch is LayoutError { return nil }
}
