import ElementTree
import Foundation

/// A layout in which one element at a time is another one, as a search for what moves a view tries them.
///
/// Each trial edits the tree in place and asks again only what the edit reaches, so it costs what moves and not the whole
/// tree. One object is one thread's.
package final class ReferenceMoves {
  private let session: ReferenceSession<Double>
  private let tree: LayoutTree
  private let container: Proposal<Double>
  /// Where each view is in the tree as it is; `nil` for one that is not placed.
  private let base: [ReferenceFrame<Double>?]
  /// The view that has another element now.
  private var edited: LayoutTree.Index?
  /// The views that the last trial found elsewhere: the next one has to look whether they are back.
  private var elsewhere: Set<LayoutTree.Index> = []
  /// Whether a layout failed: nothing is known of the session then.
  package private(set) var isBroken = false

  /// Lays a tree out as it is.
  ///
  /// Throws `LayoutError`.
  package init(_ tree: LayoutTree, in container: ProposedViewSize, by engine: ReferenceEngine) throws {
    self.tree = tree
    self.container = Proposal(try container.checked())
    session = try ReferenceSession(tree: tree, rules: engine.rules)
    base = try DeepStack.run(depth: tree.depth) { [session, container = self.container] in
      session.beginLayout()
      try session.layOut(in: container)
      return tree.indices.map { session.frames[$0] }
    }
  }

  /// The views that lie elsewhere, or have another size, by more than a distance in points once a view has another
  /// element, and the axes along which they do.
  ///
  /// Throws `LayoutError`; no other trial can be made then.
  package func views(
    movedBy element: any LayoutElement, at view: LayoutTree.Index, furtherThan distance: Double
  ) throws -> [LayoutTree.Index: Axis.Set] {
    isBroken = true
    if let edited, edited != view { try session.apply(.element(tree[edited].element, at: edited)) }
    try session.apply(.element(element, at: view))
    edited = view
    try DeepStack.run(depth: tree.depth) {
      session.beginLayout()
      try session.layOut(in: container)
    }
    isBroken = false
    let reached = elsewhere.union(session.frames.moved).union(session.frames.leftOut)
    elsewhere = reached.filter { view in
      let (old, new) = (base[view.position], session.frames[view])
      return old?.origin != new?.origin || old?.size != new?.size
    }
    var moved: [LayoutTree.Index: Axis.Set] = [:]
    for view in elsewhere {
      guard let old = base[view.position], let new = session.frames[view] else {
        moved[view] = [.horizontal, .vertical]
        continue
      }
      let axes = old.axes(movedTo: new, distance)
      if !axes.isEmpty { moved[view] = axes }
    }
    return moved
  }
}

extension ReferenceFrame<Double> {
  /// The axes along which another frame begins elsewhere, or has another length.
  fileprivate func axes(movedTo other: Self, _ distance: Double) -> Axis.Set {
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= distance }
    var axes: Axis.Set = []
    if !isNear(origin.x, other.origin.x) || !isNear(size.width, other.size.width) { axes.insert(.horizontal) }
    if !isNear(origin.y, other.origin.y) || !isNear(size.height, other.size.height) { axes.insert(.vertical) }
    return axes
  }
}

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
