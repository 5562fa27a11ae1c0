import LayoutCore

/// Layouts of trees that have much in common, one after the other: what is known of a subtree serves every later tree
/// in which one like it stands.
///
/// An object with a memory, which is bounded; not for several threads at once.
package final class RelatedLayouts {
  private let engine: ConstraintEngine
  private var session: ConstraintSession?
  private var tree: LayoutTree?
  /// Layouts in which one length is left open.
  private var open: (session: ConstraintSession, tree: LayoutTree)?

  /// Prepares layouts by an engine.
  package init(engine: ConstraintEngine) { self.engine = engine }

  /// Every frame of a tree as an affine function of the container's size; solved blocks are not kept.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func rootPiece(of tree: LayoutTree, in container: ExactProposal) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try session(for: tree).rootPiece(in: container) }
  }

  /// Every frame as an affine function of the container's size, and of one written length: of a tree that differs from
  /// another one in that length.
  ///
  /// Only the blocks around the length are written anew. Throws as `ConstraintEngine.layout` does.
  package func rootPiece(
    of tree: LayoutTree, opening input: LengthInput, from base: LayoutTree, in container: ExactProposal
  ) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) {
      let session = try openSession(for: base)
      guard try session.open(input.parameter, of: input.view, in: tree) else {
        if !session.canUpdate(to: tree) { open = nil }
        return try self.session(for: tree).rootPiece(in: container)
      }
      open = nil
      let root = try session.rootPiece(in: container)
      // A layout that fails, or that cannot be left, takes its session with it.
      if try session.open(nil, of: input.view, in: base) { open = (session, base) }
      return root
    }
  }

  /// The same without an open length.
  package func rootPiece(
    of tree: LayoutTree, withoutInputsIn container: ExactProposal
  ) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try openSession(for: tree).rootPiece(in: container) }
  }

  private func openSession(for tree: LayoutTree) throws -> ConstraintSession {
    if let open, open.tree.isIdentical(to: tree) { return open.session }
    var plain = engine
    plain.keepsPrices = false
    let session = try ConstraintSession(
      tree: tree, rules: engine.rules, options: plain.options(keepingBlocks: false))
    open = (session, tree)
    return session
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
