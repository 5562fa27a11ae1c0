import Foundation
import LayoutCore
import LinearProgramming

extension ConstraintSession {
  /// Where the views are, by preorder position, without the forms behind the numbers; `nil` for views that nobody places.
  func frames(in container: ExactProposal) throws -> [ViewFrame?] {
    customLayouts.forgetCaches()
    let tree = ruled.tree
    struct Pending {
      var view: LayoutTree.Index
      var corner: Point<Extended<Rational>>
      var cornerInParent: Point<Extended<Rational>>
      var proposal: ExactProposal
    }
    var views: [ViewFrame?] = Array(repeating: nil, count: tree.nodes.count)
    let zero = Point(Extended<Rational>.finite(0), .finite(0))
    var pending = [
      Pending(
        view: tree.root, corner: zero, cornerInParent: zero,
        proposal: container.reaching(tree[tree.root].traits))
    ]
    while let next = pending.popLast() {
      let piece = try placed(next.view, at: next.proposal)
      let shift = next.view.position - piece.home.view.position
      for (place, inner) in piece.views.enumerated() {
        let index = inner.index.shifted(by: shift)
        let corner = Point(
          next.corner.x + inner.x.value(at: next.proposal), next.corner.y + inner.y.value(at: next.proposal))
        // The block's own view stands where its parent's block put it.
        let isOwn = place == 0 && next.view != tree.root
        let local =
          isOwn
          ? next.cornerInParent
          : Point(inner.xInParent.value(at: next.proposal), inner.yInParent.value(at: next.proposal))
        let proposal = inner.proposal(at: next.proposal)
        views[index.position] = ViewFrame(
          origin: CGPoint(x: corner.x.doubleValue, y: corner.y.doubleValue),
          originInParent: CGPoint(x: local.x.doubleValue, y: local.y.doubleValue),
          size: CGSize(
            width: inner.width.value(at: next.proposal).doubleValue,
            height: inner.height.value(at: next.proposal).doubleValue),
          proposal: proposal.doubles)
        if inner.hasOwnBlock {
          pending.append(Pending(view: index, corner: corner, cornerInParent: local, proposal: proposal))
        }
      }
    }
    return views
  }
}

extension PlacedViews {
  /// The views of a tree that have frames, by position.
  init(_ tree: LayoutTree, _ frames: [ViewFrame?]) {
    let placed = frames[..<tree.viewCount]
    if placed.contains(where: { $0 == nil }) {
      let listed = placed.indices.filter { placed[$0] != nil }
      self.init(tree, frames: listed.compactMap { placed[$0] }, of: listed.map(LayoutTree.Index.init))
    } else {
      self.init(tree, frames: placed.compactMap { $0 })
    }
  }
}
