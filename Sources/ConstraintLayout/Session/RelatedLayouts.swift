import LayoutCore

/// Layouts of trees that have much in common, one after the other: what is known of a subtree serves every later tree
/// in which one like it stands.
///
/// An object with a memory, which is bounded; not for several threads at once.
package final class RelatedLayouts {
  private let engine: ConstraintEngine
  private var session: ConstraintSession?
  private var tree: LayoutTree?

  /// Prepares layouts by an engine.
  package init(engine: ConstraintEngine) { self.engine = engine }

  /// Every frame of a tree as an affine function of the container's size; solved blocks are not kept.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func rootPiece(of tree: LayoutTree, in container: ExactProposal) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try session(for: tree).rootPiece(in: container) }
  }

  /// The views of a tree in a container.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func views(of tree: LayoutTree, in container: ExactProposal) throws -> PlacedViews {
    try DeepStack.run(depth: tree.depth) {
      PlacedViews(tree, try session(for: tree).frames(in: container))
    }
  }

  private func session(for tree: LayoutTree) throws -> ConstraintSession {
    if let session {
      if self.tree?.isIdentical(to: tree) == true { return session }
      if try session.update(to: tree) {
        self.tree = tree
        return session
      }
    }
    let session = try ConstraintSession(
      tree: tree, rules: engine.rules, options: engine.options(keepingBlocks: false))
    (self.session, self.tree) = (session, tree)
    return session
  }
}
