import ElementTree
import Foundation
import LinearProgramming

/// The frames of a tree as affine functions of the container's size, with their critical region.
package struct RootPiece: Sendable {
  /// The views in preorder, in the container's coordinates.
  package var views: [PlacedPiece.View]
  /// The container sizes for which the forms hold.
  package var region: CriticalRegion
  /// The solved blocks that place the views, each after the block that contains it.
  package var blocks: [SolvedBlock]
}

extension ConstraintSession {
  /// Returns all frames as forms of the container's size, and the solved blocks if the session keeps them.
  func rootPiece(in container: ExactProposal) throws -> RootPiece {
    let (root, region) = try composedRoot(in: container)
    var views: [PlacedPiece.View?] = Array(repeating: nil, count: boundTree.tree.nodes.count)
    root.visitViews { views[$0.index.position] = $0 }
    var placed: [PlacedPiece.View] = []
    // Sweeps keep many of these arrays, so none has spare capacity.
    placed.reserveCapacity(views.count { $0 != nil })
    for case let view? in views { placed.append(view) }
    var blocks: [SolvedBlock] = []
    root.collectBlocks(&blocks)
    return RootPiece(views: placed, region: region, blocks: blocks)
  }

  /// Returns all frames as columns, without their forms; `nil` if columns cannot hold them.
  func frameColumns(in container: ExactProposal, viewCount: Int) throws -> FrameColumns? {
    let (root, region) = try composedRoot(in: container)
    var builder = FrameColumns.Builder(viewCount: viewCount)
    var areHeld = true
    root.visitViews { areHeld = areHeld && builder.place($0) }
    return areHeld ? FrameColumns(builder, region, container.pattern) : nil
  }

  /// Composes the placed pieces of a layout from the root down; returns them with the containers for which
  /// they hold.
  private func composedRoot(in container: ExactProposal) throws -> (ComposedBlock, CriticalRegion) {
    try confirmingBeside { try newComposedRoot(in: container) }
  }

  private func newComposedRoot(in container: ExactProposal) throws -> (ComposedBlock, CriticalRegion) {
    customLayouts.forgetCaches()
    let tree = boundTree.tree
    let forms = Proposal(
      container.width?.map { _ in AffineForm(0, width: 1) },
      container.height?.map { _ in AffineForm(0, height: 1) }
    ).reachingRoot(tree[tree.root].traits)
    // A custom layout's cache may change its results.
    let before = customLayouts.hasRun || composedPattern != container.pattern ? nil : composed
    composed = nil
    let root = try composed(
      tree.root, proposing: forms, container.reaching(tree[tree.root].traits), in: container, before)
    (composed, composedPattern) = (root, container.pattern)
    var region = root.region
    // Content made for one size of a geometry reader is valid in no container of another size.
    if let reader = tree.firstMadeReader {
      region.formIntersection(
        CriticalRegion(at: container, of: reader),
        at: Proposal(AffineForm(0, width: 1), AffineForm(0, height: 1)))
    }
    return (root, region)
  }
}

extension PlacedPiece.View {
  /// Returns the proposal to the view in a container of a size.
  package func proposal(at container: ExactProposal) -> ExactProposal {
    var proposal = ExactProposal(proposedWidth?.value(at: container), proposedHeight?.value(at: container))
    proposal.container = proposedContainer?.compactMap { $0.value(at: container) }
    return proposal
  }

  /// Returns the frame of the view in a container of a size, in points.
  func viewFrame(at container: ExactProposal) -> ViewFrame {
    ViewFrame(
      origin: CGPoint(x: x.doubleValue(at: container), y: y.doubleValue(at: container)),
      originInParent: CGPoint(
        x: xInParent.doubleValue(at: container), y: yInParent.doubleValue(at: container)),
      size: CGSize(width: width.doubleValue(at: container), height: height.doubleValue(at: container)),
      proposal: proposal(at: container).doubles)
  }
}
