import ElementTree

/// Layouts of similar trees, one after the other: results for a subtree are reused in later trees that
/// contain an equal one.
///
/// The object keeps a bounded number of results, and must not be used by several threads at once.
package final class RelatedLayouts {
  private let engine: ConstraintEngine
  private var session: ConstraintSession?
  private var tree: LayoutTree?
  /// The session of layouts with one open length.
  private var open: (session: ConstraintSession, tree: LayoutTree)?
  /// A session to continue from, which has not been used yet.
  private var earlier: (session: ConstraintSession, tree: LayoutTree)?

  /// The number of blocks that the present session has written, not counting evaluated templates and reused
  /// results.
  package var writtenBlockCount: Int { session?.statistics.blocks ?? 0 }

  package init(engine: ConstraintEngine) { self.engine = engine }

  /// Creates layouts by an engine that continue from a layout, which must not be used afterwards.
  ///
  /// - Parameter layout: A layout by the same engine without prices.
  package init(engine: ConstraintEngine, after layout: ResizableLayout) {
    self.engine = engine
    earlier = (layout.handOver(), layout.tree)
  }

  /// Returns the frames of a tree as affine functions of the container's size, without the solved blocks.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
  package func rootPiece(of tree: LayoutTree, in container: ExactProposal) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try session(for: tree).rootPiece(in: container) }
  }

  /// Returns the frames as affine functions of the container's size and of one written length, of a tree that
  /// differs from another one in that length.
  ///
  /// Only the blocks around the length are written anew.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
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
      // A layout that fails, or a length that cannot be closed, invalidates its session.
      if try session.open(nil, of: input.view, in: base) { open = (session, base) }
      return root
    }
  }

  /// Returns the frames of a tree in the session of open lengths, with none open.
  package func rootPiece(
    of tree: LayoutTree, withoutInputsIn container: ExactProposal
  ) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try openSession(for: tree).rootPiece(in: container) }
  }

  private func openSession(for tree: LayoutTree) throws -> ConstraintSession {
    if let open, open.tree.isIdentical(to: tree) { return open.session }
    var plain = engine
    plain.keepsPrices = false
    let session =
      try earlierSession(for: tree)
      ?? ConstraintSession(tree: tree, engine: plain, keeping: Keeping(kept: .forms))
    open = (session, tree)
    return session
  }

  /// Returns the session to continue from, if it can adopt a tree; it is returned only once.
  private func earlierSession(for tree: LayoutTree) throws -> ConstraintSession? {
    guard let earlier else { return nil }
    self.earlier = nil
    if earlier.tree.isIdentical(to: tree) { return earlier.session }
    return try earlier.session.update(to: tree) ? earlier.session : nil
  }

  /// Returns the views of a tree in a container.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
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
    let earlier = engine.keepsPrices ? nil : try earlierSession(for: tree)
    let session =
      try earlier
      ?? ConstraintSession(tree: tree, engine: engine, keeping: Keeping(kept: .forms))
    (self.session, self.tree) = (session, tree)
    return session
  }
}
