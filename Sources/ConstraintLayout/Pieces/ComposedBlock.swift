import LayoutCore
import LinearProgramming

/// A block with all that is inside it, wherever it stands.
///
/// From one container to the next most blocks stay as they were, or move as they are: where a block is proposed the same
/// function of the container and its region holds the new one, it is taken over with everything inside it.
final class ComposedBlock {
  /// The view whose block it is, and the class of its subtree.
  let view: LayoutTree.Index
  let subtree: Int
  /// What it was made from.
  let piece: PlacedPiece
  /// What the view is proposed, as forms of the container's size.
  let proposal: Proposal<AffineExtent>
  /// The views that the block places, from its own corner, as forms of the container's size.
  let views: [PlacedPiece.View]
  /// The inequalities of the piece, in the container's sides.
  let ownRegion: Region
  /// The solved block; `nil` where nobody asks for it.
  let block: SolvedBlock?
  /// The blocks inside it, the last one first, and which of the views each begins with.
  let children: [(block: ComposedBlock, place: Int)]
  /// The containers for which all of it holds.
  let region: Region
  /// Where it stood last.
  private var origin: PlacedPiece.Origin?

  init(
    _ view: LayoutTree.Index, subtree: Int, _ piece: PlacedPiece, _ proposal: Proposal<AffineExtent>,
    _ views: [PlacedPiece.View], _ ownRegion: Region, _ block: SolvedBlock?,
    _ children: [(block: ComposedBlock, place: Int)]
  ) {
    self.view = view
    self.subtree = subtree
    self.piece = piece
    self.proposal = proposal
    self.views = views
    self.ownRegion = ownRegion
    self.block = block
    self.children = children
    var region = ownRegion
    for child in children { region.formIntersection(child.block.region) }
    self.region = region
  }

  /// Lists the views by position, and the solved blocks, each after the block that contains it.
  ///
  /// - Parameters:
  ///   - origin: the corner of the block's view; `nil` for the root.
  ///   - own: the block's view as its parent's block placed it; `nil` for the root.
  func collect(
    _ views: inout [PlacedPiece.View?], _ blocks: inout [SolvedBlock], at origin: PlacedPiece.Origin? = nil,
    as own: PlacedPiece.View? = nil
  ) {
    if let block { blocks.append(block) }
    for (place, view) in self.views.enumerated() {
      views[view.index.position] =
        if place == 0, let own { view.standing(as: own) } else { view.standing(at: origin) }
    }
    for child in children {
      let own = self.views[child.place].standing(at: origin)
      child.block.collect(&views, &blocks, at: child.block.origin(own), as: own)
    }
  }

  /// Where it stands; the same object as long as that stays so.
  private func origin(_ own: PlacedPiece.View) -> PlacedPiece.Origin {
    let new = PlacedPiece.Origin(x: own.x, y: own.y)
    if let origin, origin == new { return origin }
    origin = new
    return new
  }
}

extension ConstraintSession {
  /// The block of a view, taken over from an earlier layout as far as nothing changed.
  ///
  /// - Parameters:
  ///   - forms: what the view is proposed, as forms of the container's size.
  ///   - proposal: the same in numbers.
  ///   - before: the block in an earlier layout.
  func composed(
    _ view: LayoutTree.Index, proposing forms: Proposal<AffineExtent>, _ proposal: ExactProposal,
    in container: ExactProposal, _ before: ComposedBlock?
  ) throws -> ComposedBlock {
    let subtree = ruled.subtree(of: view)
    let same = before.flatMap { $0.subtree == subtree && $0.proposal == forms ? $0 : nil }
    if let same, same.region.contains(container) { return same }
    let piece = try placed(view, at: proposal)
    let own = same.flatMap { $0.piece === piece ? $0 : nil }
    let shift = view.position - piece.home.view.position
    let finite = forms.finite
    let views = own?.views ?? piece.views.map { $0.composed(finite, shiftedBy: shift) }
    var region = Region()
    if let own {
      region = own.ownRegion
    } else {
      region.formIntersection(piece.region, at: finite, shiftedBy: shift)
    }
    var known: [LayoutTree.Index: ComposedBlock] = [:]
    for child in before?.children ?? [] { known[child.block.view] = child.block }
    let children = try views.enumerated().reversed().filter(\.element.hasOwnBlock).map { place, inner in
      let block = try composed(
        inner.index, proposing: inner.proposal, inner.proposal(at: container), in: container,
        known[inner.index])
      return (block: block, place: place)
    }
    return ComposedBlock(
      view, subtree: subtree, piece, forms, views, region,
      own?.block ?? piece.block?.shifted(by: shift), children)
  }
}

extension Proposal<AffineExtent> {
  /// What is proposed, without infinite sides, as nothing depends on them.
  fileprivate var finite: Proposal<AffineForm> {
    var forms = Proposal<AffineForm>(width?.form, height?.form)
    forms.container = container?.compactMap(\.form)
    return forms
  }
}
