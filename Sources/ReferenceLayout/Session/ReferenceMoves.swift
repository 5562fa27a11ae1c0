import Foundation
import LayoutCore

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
