import ElementTree
import Foundation

/// A layout in which one element at a time is replaced, for a search for edits that move a view.
///
/// Each trial edits the tree in place and measures only the views that the edit affects, so its time depends
/// on those alone. One thread may use an object.
package final class ReferenceMoves {
  private let session: ReferenceSession<Double>
  private let tree: LayoutTree
  private let container: Proposal<Double>
  /// The frame of each view in the unchanged tree; `nil` for a view that is not placed.
  private let base: [ReferenceFrame<Double>?]
  /// The view whose element is currently replaced.
  private var edited: LayoutTree.Index?
  /// The views that the last trial moved, which the next one has to compare again.
  private var elsewhere: Set<LayoutTree.Index> = []
  /// Whether a layout failed, after which no trial can be made.
  package private(set) var isBroken = false

  /// Lays out the unchanged tree.
  ///
  /// - Throws: `LayoutError`.
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

  /// Returns the views that another element in a view's place moves or resizes, with the axes along which it
  /// does.
  ///
  /// - Parameter distance: The distance that counts as a move if it is exceeded, in points.
  /// - Throws: `LayoutError`, after which no other trial can be made.
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
  /// Returns the axes along which another frame has another origin or length.
  fileprivate func axes(movedTo other: Self, _ distance: Double) -> Axis.Set {
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= distance }
    var axes: Axis.Set = []
    if !isNear(origin.x, other.origin.x) || !isNear(size.width, other.size.width) { axes.insert(.horizontal) }
    if !isNear(origin.y, other.origin.y) || !isNear(size.height, other.size.height) { axes.insert(.vertical) }
    return axes
  }
}

/// Layouts of trees that resemble each other, for a search that tries them.
///
/// If a tree differs from an earlier one in elements alone, only the changed views and those that enclose
/// them are measured again; a tree of a shape unlike the last few gets a new session. In both cases, the
/// frames are those of a new layout. One thread may use an object.
package final class ReferenceTrials {
  private let rules: ReferenceRules
  /// The sessions of the last shapes, the newest last.
  private var sessions: [ReferenceSession<Double>] = []
  /// The number of shapes that are kept, as a search removes views and adds them again.
  private static let mostShapes = 8
  /// The number of trees that got a new session.
  package private(set) var newTreeCount = 0

  package init(_ engine: ReferenceEngine) { rules = engine.rules }

  /// Returns the frames of all views in preorder.
  ///
  /// - Throws: `LayoutError`.
  package func frames(
    of tree: LayoutTree, in container: ProposedViewSize
  ) throws -> [ReferenceFrame<Double>] {
    let proposal = try container.checked()
    let session = try takenSession(of: tree)
    let frames = try DeepStack.run(depth: tree.depth) {
      session.beginLayout()
      return try session.frames(in: Proposal(proposal))
    }
    if sessions.count == Self.mostShapes { sessions.removeFirst() }
    sessions.append(session)
    return frames
  }

  /// Removes a session with the tree's shape, or makes one; the caller puts it back after a successful
  /// layout.
  private func takenSession(of tree: LayoutTree) throws -> ReferenceSession<Double> {
    for index in sessions.indices.reversed() {
      let session = sessions.remove(at: index)
      if try session.takeOver(tree) { return session }
      sessions.insert(session, at: index)
    }
    newTreeCount += 1
    return try ReferenceSession(tree: tree, rules: rules)
  }
}
