import ElementTree
import Foundation

/// A view's frame in the engine's numbers, in points.
public struct ReferenceFrame<Number: LayoutNumber>: Sendable {
  /// The index of the view.
  public var index: LayoutTree.Index
  /// The top left corner in the root container's coordinates.
  public var origin: Point<Number>
  /// The top left corner relative to that of the parent.
  public var originInParent: Point<Number>
  /// The size of the view.
  public var size: Size<Number>
  /// The proposal with which the view was placed.
  public var proposal: Proposal<Number>

  var viewFrame: ViewFrame {
    ViewFrame(
      origin: CGPoint(x: origin.x.doubleValue, y: origin.y.doubleValue),
      originInParent: CGPoint(x: originInParent.x.doubleValue, y: originInParent.y.doubleValue),
      size: CGSize(width: size.width.doubleValue, height: size.height.doubleValue), proposal: proposal.doubles
    )
  }
}

extension ReferenceSession {
  /// Returns the frames of all views in preorder, with the root centred in the container.
  func frames(in container: Proposal<Number>) throws -> [ReferenceFrame<Number>] {
    try layOut(in: container)
    return frames.frames
  }

  /// Places all views; those that neither an edit nor another proposal affects are left as they are.
  func layOut(in container: Proposal<Number>) throws {
    // Content that was made for one size of a reader is valid for no other container.
    if tree.hasMadeContent { _ = (container.width?.pinned, container.height?.pinned) }
    let container = container.reachingRoot(tree[tree.root].traits)
    let size = try size(of: tree.root, at: container)
    let origin = Point<Number>.sides { axis in
      guard let side = container[axis], !side.isInfinite, !size[axis].isInfinite else { return .zero }
      return (side - size[axis]) / Number(2)
    }
    frames.begin()
    try place(tree.root, at: origin, inParent: origin, proposing: container)
  }

  private func place(
    _ index: LayoutTree.Index, at origin: Point<Number>, inParent: Point<Number>,
    proposing proposal: Proposal<Number>
  ) throws {
    let question = Question(proposal, container: number(of: proposal.container))
    let size = try size(of: index, question)
    switch frames.place(index, at: origin, inParent: inParent, size, question) {
    case .none where isStill(inside: index): return
    case .outside where isStill(inside: index): return frames.moveContent(of: index, in: tree)
    case .none, .outside, .inside: break
    }
    guard let memory else { return try place(inside: index, at: origin, size, proposing: proposal) }
    try memory.place(inside: index) { try place(inside: index, at: origin, size, proposing: proposal) }
  }

  /// Returns whether the content of a view that has the same proposal as before keeps its places.
  private func isStill(inside index: LayoutTree.Index) -> Bool { memory?.isStill(inside: index) ?? true }

  private func place(
    inside index: LayoutTree.Index, at origin: Point<Number>, _ size: Size<Number>,
    proposing proposal: Proposal<Number>
  ) throws {
    let placements = try placementsOnce(of: index, at: proposal)
    leaveOutOthers(than: placements, in: index)
    for placement in placements {
      let child = core.pointee.child(placement.child, of: index)
      var local = placement.origin
      if core.pointee.views[index.position].isRightToLeft {
        let width = try self.size(of: child, at: placement.proposal).width
        local.x = mirrored(local.x, width: width, in: size.width)
      }
      let absolute = Point(origin.x.adding(local.x), origin.y.adding(local.y))
      try place(child, at: absolute, inParent: local, proposing: placement.proposal)
    }
  }

  /// Removes the frames of children that a choice no longer places.
  private func leaveOutOthers(than placements: [Placement<Number>], in index: LayoutTree.Index) {
    guard placements.count < core.pointee.childCount(of: index) else { return }
    for offset in 0..<core.pointee.childCount(of: index)
    where !placements.contains(where: { $0.child == offset }) {
      frames.leaveOut(core.pointee.child(offset, of: index), in: tree)
    }
  }

  /// Returns the place mirrored in the parent; unchanged if any length is infinite.
  private func mirrored(_ x: Number, width: Number, in parent: Number) -> Number {
    x.isInfinite || width.isInfinite || parent.isInfinite ? x : parent - x - width
  }
}
