import LayoutCore
import LinearProgramming

/// Where a block's view stands in the container, and what it is proposed there, as forms of the container's size.
struct BlockPlace: Equatable {
  var x: AffineExtent
  var y: AffineExtent
  var xInParent: AffineExtent
  var yInParent: AffineExtent
  var proposal: Proposal<AffineExtent>

  /// What is proposed, as forms; infinite sides are left out, as nothing depends on them.
  var forms: Proposal<AffineForm> {
    var forms = Proposal(proposal.width?.form, proposal.height?.form)
    forms.container = proposal.container?.compactMap(\.form)
    return forms
  }
}

/// A block with all that is inside it, in its place.
///
/// From one container to the next most blocks stay as they were: where a block stands in the same place and its region holds
/// the new container, it is taken over with everything inside it.
final class ComposedBlock {
  /// The view whose block it is, and the class of its subtree.
  let view: LayoutTree.Index
  let subtree: Int
  /// The number of the piece that it was made from.
  let piece: Int
  let place: BlockPlace
  /// The views that the block places, in the container's coordinates.
  let views: [PlacedPiece.View]
  /// The inequalities of the piece, in the container's sides.
  let ownRegion: Region
  /// The solved block; `nil` where nobody asks for it.
  let block: SolvedBlock?
  /// The blocks inside it, the last one first.
  let children: [ComposedBlock]
  /// The containers for which all of it holds.
  let region: Region

  init(
    _ view: LayoutTree.Index, subtree: Int, piece: Int, _ place: BlockPlace, _ views: [PlacedPiece.View],
    _ ownRegion: Region, _ block: SolvedBlock?, _ children: [ComposedBlock]
  ) {
    self.view = view
    self.subtree = subtree
    self.piece = piece
    self.place = place
    self.views = views
    self.ownRegion = ownRegion
    self.block = block
    self.children = children
    var region = ownRegion
    for child in children { region.formIntersection(child.region) }
    self.region = region
  }

  /// Lists the views by position, and the solved blocks, each after the block that contains it.
  func collect(_ views: inout [PlacedPiece.View?], _ blocks: inout [SolvedBlock]) {
    if let block { blocks.append(block) }
    for view in self.views { views[view.index.position] = view }
    for child in children { child.collect(&views, &blocks) }
  }
}

extension ConstraintSession {
  /// The block of a view in its place, taken over from an earlier layout as far as nothing changed.
  func composed(
    _ view: LayoutTree.Index, at place: BlockPlace, proposing proposal: ExactProposal,
    in container: ExactProposal, _ before: ComposedBlock?
  ) throws -> ComposedBlock {
    let subtree = ruled.subtree(of: view)
    let same = before.flatMap { $0.subtree == subtree && $0.place == place ? $0 : nil }
    if let same, same.region.contains(container) { return same }
    let piece = try placed(view, at: proposal)
    let own = same.flatMap { $0.piece == piece.number ? $0 : nil }
    let shift = view.position - piece.home.view.position
    let views = own?.views ?? piece.composed(at: place, isRoot: view == ruled.tree.root, shiftedBy: shift)
    var region = Region()
    if let own {
      region = own.ownRegion
    } else {
      region.formIntersection(piece.region, at: place.forms, shiftedBy: shift)
    }
    var known: [LayoutTree.Index: ComposedBlock] = [:]
    for child in before?.children ?? [] { known[child.view] = child }
    let children = try views.reversed().filter(\.hasOwnBlock).map { inner in
      try composed(
        inner.index, at: inner.blockPlace, proposing: inner.proposal(at: container), in: container,
        known[inner.index])
    }
    return ComposedBlock(
      view, subtree: subtree, piece: piece.number, place, views, region,
      own?.block ?? piece.block?.shifted(by: shift), children)
  }
}

extension PlacedPiece {
  /// The views in the container's coordinates, once the block's view stands in its place.
  fileprivate func composed(at place: BlockPlace, isRoot: Bool, shiftedBy shift: Int) -> [View] {
    let forms = place.forms
    func composed(_ extent: AffineExtent) -> AffineExtent { extent.shifted(by: shift).composed(forms) }
    return views.enumerated().map { number, inner in
      // The block's own view stands where its parent's block put it.
      let isOwn = number == 0 && !isRoot
      return View(
        index: inner.index.shifted(by: shift), x: place.x + composed(inner.x), y: place.y + composed(inner.y),
        xInParent: isOwn ? place.xInParent : composed(inner.xInParent),
        yInParent: isOwn ? place.yInParent : composed(inner.yInParent), width: composed(inner.width),
        height: composed(inner.height), proposedWidth: inner.proposedWidth.map(composed),
        proposedHeight: inner.proposedHeight.map(composed),
        proposedContainer: inner.proposedContainer?.compactMap(composed), hasOwnBlock: inner.hasOwnBlock)
    }
  }
}

extension PlacedPiece.View {
  /// The place of the view's own block.
  fileprivate var blockPlace: BlockPlace {
    var proposal = Proposal(proposedWidth, proposedHeight)
    proposal.container = proposedContainer
    return BlockPlace(x: x, y: y, xInParent: xInParent, yInParent: yInParent, proposal: proposal)
  }
}
