import ElementTree

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
  /// A layout to go on from, of which no use has been made yet.
  private var earlier: (session: ConstraintSession, tree: LayoutTree)?

  /// Prepares layouts by an engine.
  package init(engine: ConstraintEngine) { self.engine = engine }

  /// Prepares layouts by an engine that go on from one of a tree; that one must not be used afterwards.
  ///
  /// - Parameter layout: a layout by the same engine without prices.
  package init(engine: ConstraintEngine, after layout: ResizableLayout) {
    self.engine = engine
    earlier = (layout.handOver(), layout.tree)
  }

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
    let session =
      try earlierSession(for: tree)
      ?? ConstraintSession(tree: tree, rules: engine.rules, options: plain.options(Keeping(kept: .forms)))
    open = (session, tree)
    return session
  }

  /// The session to go on from, if it can take over a tree; nobody else gets it afterwards.
  private func earlierSession(for tree: LayoutTree) throws -> ConstraintSession? {
    guard let earlier else { return nil }
    self.earlier = nil
    if earlier.tree.isIdentical(to: tree) { return earlier.session }
    return try earlier.session.update(to: tree) ? earlier.session : nil
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
    let earlier = engine.keepsPrices ? nil : try earlierSession(for: tree)
    let session =
      try earlier
      ?? ConstraintSession(tree: tree, rules: engine.rules, options: engine.options(Keeping(kept: .forms)))
    (self.session, self.tree) = (session, tree)
    return session
  }
}
