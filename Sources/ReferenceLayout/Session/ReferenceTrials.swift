import Foundation
import LayoutCore

/// Lays out trees of which each is much like the one before, as a search tries them.
///
/// Of a tree that differs from the last one in elements alone, only the views that differ and those around them are
/// asked again; a tree of another shape is begun anew. Either way the frames are those of a new layout. One object is
/// one thread's.
package final class ReferenceTrials {
  private let rules: ReferenceRules
  private var session: ReferenceSession<Double>?
  /// How many trees were begun anew.
  package private(set) var newTreeCount = 0

  /// Prepares trials by an engine.
  package init(_ engine: ReferenceEngine) { rules = engine.rules }

  /// Every view's frame, in preorder.
  ///
  /// Throws `LayoutError`.
  package func frames(
    of tree: LayoutTree, in container: ProposedViewSize
  ) throws -> [ReferenceFrame<Double>] {
    let asked = try container.checked()
    let session = try self.session(of: tree)
    // Of a layout that fails, nothing is known afterwards.
    self.session = nil
    let frames = try DeepStack.run(depth: tree.depth) {
      session.beginLayout()
      return try session.frames(in: Proposal(asked))
    }
    self.session = session
    return frames
  }

  private func session(of tree: LayoutTree) throws -> ReferenceSession<Double> {
    if let session, try session.takeOver(tree) { return session }
    newTreeCount += 1
    return try ReferenceSession(tree: tree, rules: rules)
  }
}
