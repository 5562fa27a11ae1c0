import Foundation
import LayoutCore

/// Lays out trees of which each is much like the one before, as a search tries them.
///
/// Of a tree that differs from an earlier one in elements alone, only the views that differ and those around them are
/// asked again; a tree of another shape than the last few is begun anew. Either way the frames are those of a new layout.
/// One object is one thread's.
package final class ReferenceTrials {
  private let rules: ReferenceRules
  /// A session for each of the last shapes, the newest last.
  private var sessions: [ReferenceSession<Double>] = []
  /// How many shapes are remembered: a search takes views away and puts them back.
  private static let mostShapes = 8
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
    let session = try takenSession(of: tree)
    let frames = try DeepStack.run(depth: tree.depth) {
      session.beginLayout()
      return try session.frames(in: Proposal(asked))
    }
    if sessions.count == Self.mostShapes { sessions.removeFirst() }
    sessions.append(session)
    return frames
  }

  /// A session that has the tree, which is put back once the layout is made: of one that fails, nothing is known
  /// afterwards.
  private func takenSession(of tree: LayoutTree) throws -> ReferenceSession<Double> {
    for place in sessions.indices.reversed() {
      let session = sessions.remove(at: place)
      if try session.takeOver(tree) { return session }
      sessions.insert(session, at: place)
    }
    newTreeCount += 1
    return try ReferenceSession(tree: tree, rules: rules)
  }
}
