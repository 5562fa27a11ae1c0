import Foundation
import LayoutCore
import LinearProgramming

/// Every frame of a tree as an affine function of the container's size, and the sizes for which that holds.
package struct RootPiece: Sendable {
  /// The views in preorder; coordinates are the container's.
  package var views: [PlacedPiece.View]
  /// The container sizes for which the forms hold.
  package var region: Region
  /// The solved blocks that place the views, each after the block that contains it.
  package var blocks: [SolvedBlock]
}

extension ConstraintSession {
  /// Composes the placed pieces of a layout from the root down.
  func rootPiece(in container: ExactProposal) throws -> RootPiece {
    customLayouts.forgetCaches()
    let tree = ruled.tree
    struct Pending {
      var view: LayoutTree.Index
      var x: AffineExtent
      var y: AffineExtent
      var xInParent: AffineExtent
      var yInParent: AffineExtent
      var form: Proposal<AffineForm>
      var proposal: ExactProposal
    }
    var views: [PlacedPiece.View?] = Array(repeating: nil, count: tree.nodes.count)
    var region = Region()
    var blocks: [SolvedBlock] = []
    let root = container.reaching(tree[tree.root].traits)
    var pending = [
      Pending(
        view: tree.root, x: .zero, y: .zero, xInParent: .zero, yInParent: .zero,
        form: Proposal(
          container.width?.number.map { _ in AffineForm(0, width: 1) },
          container.height?.number.map { _ in AffineForm(0, height: 1) }
        ).reachingRoot(tree[tree.root].traits), proposal: root)
    ]
    while let next = pending.popLast() {
      let piece = try placed(next.view, at: next.proposal)
      let shift = next.view.position - piece.home.view.position
      if let block = piece.block { blocks.append(block.shifted(by: shift)) }
      region.formIntersection(piece.region, at: next.form, shiftedBy: shift)
      for (place, inner) in piece.views.enumerated() {
        func composed(_ extent: AffineExtent) -> AffineExtent {
          extent.shifted(by: shift).composed(next.form)
        }
        var view = inner
        view.index = inner.index.shifted(by: shift)
        view.x = next.x + composed(inner.x)
        view.y = next.y + composed(inner.y)
        // The block's own view stands where its parent's block put it.
        let isOwn = place == 0 && next.view != tree.root
        view.xInParent = isOwn ? next.xInParent : composed(inner.xInParent)
        view.yInParent = isOwn ? next.yInParent : composed(inner.yInParent)
        view.width = composed(inner.width)
        view.height = composed(inner.height)
        view.proposedWidth = inner.proposedWidth.map(composed)
        view.proposedHeight = inner.proposedHeight.map(composed)
        view.proposedContainer = inner.proposedContainer?.compactMap(composed)
        views[view.index.position] = view
        if inner.hasOwnBlock {
          pending.append(
            Pending(
              view: view.index, x: view.x, y: view.y, xInParent: view.xInParent, yInParent: view.yInParent,
              form: view.proposalForm, proposal: view.proposal(at: container)))
        }
      }
    }
    // Content that was made for one size of a reader says nothing about any other container.
    if tree.hasMadeContent {
      region.formIntersection(
        Region(at: container, of: tree.root),
        at: Proposal(AffineForm(0, width: 1), AffineForm(0, height: 1)))
    }
    return RootPiece(views: views.compactMap { $0 }, region: region, blocks: blocks)
  }
}

extension PlacedPiece.View {
  /// What the view is proposed, in a container of a size.
  package func proposal(at container: ExactProposal) -> ExactProposal {
    var proposal = ExactProposal(proposedWidth?.value(at: container), proposedHeight?.value(at: container))
    proposal.container = proposedContainer?.compactMap { $0.value(at: container) }
    return proposal
  }

  /// What the view is proposed, as forms; infinite sides are left out, as nothing depends on them.
  fileprivate var proposalForm: Proposal<AffineForm> {
    var proposal = Proposal(proposedWidth?.form, proposedHeight?.form)
    proposal.container = proposedContainer?.compactMap { $0.form }
    return proposal
  }

  /// Where the view is, in a container of a size.
  func viewFrame(at container: ExactProposal) -> ViewFrame {
    ViewFrame(
      origin: CGPoint(x: x.doubleValue(at: container), y: y.doubleValue(at: container)),
      originInParent: CGPoint(
        x: xInParent.doubleValue(at: container), y: yInParent.doubleValue(at: container)),
      size: CGSize(width: width.doubleValue(at: container), height: height.doubleValue(at: container)),
      proposal: proposal(at: container).doubles)
  }
}
