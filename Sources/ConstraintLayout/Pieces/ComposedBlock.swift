import ElementTree
import LinearProgramming

/// A block with all blocks inside it, at its place in the container.
///
/// From one container to the next, most blocks stay as they are or only move: if the proposal to a block is
/// the same function of the container and its region contains the new container, the block is reused with
/// everything inside it.
final class ComposedBlock {
  /// The view whose block it is, and the class of its subtree.
  let view: LayoutTree.Index
  let subtree: Int
  /// The piece that the block was made from.
  let piece: PlacedPiece
  /// The proposal to the view, as forms of the container's size.
  let proposal: Proposal<AffineExtent>
  /// The views' lengths, kept; `nil` if they are made anew each time.
  let kept: KeptViews?
  /// The inequalities of the piece, in the container's sides.
  let ownRegion: CriticalRegion
  /// The blocks inside, the last one first, each with the index of the view that begins it.
  let children: [(block: ComposedBlock, place: Int)]
  /// The containers for which the whole block holds.
  let region: CriticalRegion

  init(
    _ view: LayoutTree.Index, subtree: Int, _ piece: PlacedPiece, _ proposal: Proposal<AffineExtent>,
    _ kept: KeptViews?, _ ownRegion: CriticalRegion, _ children: [(block: ComposedBlock, place: Int)]
  ) {
    self.view = view
    self.subtree = subtree
    self.piece = piece
    self.proposal = proposal
    self.kept = kept
    self.ownRegion = ownRegion
    self.children = children
    var region = ownRegion
    for child in children { region.formIntersection(child.block.region) }
    self.region = region
  }

  /// The views that the block places, relative to its own corner, as forms of the container's size.
  private var views: [PlacedPiece.View] {
    kept?.views ?? piece.views(of: view, proposing: proposal.finite)
  }

  /// Calls a closure once with each view, in no particular order.
  ///
  /// - Parameters:
  ///   - origin: The corner of the block's view; `nil` for the root.
  ///   - own: The block's view as its parent's block places it; `nil` for the root.
  func visitViews(
    at origin: PlacedPiece.Origin? = nil, as own: PlacedPiece.View? = nil,
    _ visit: (PlacedPiece.View) -> Void
  ) {
    let views = self.views
    // A view with a block of its own is visited together with that block.
    for (index, view) in views.enumerated() where !view.hasOwnBlock {
      visit(own.flatMap { index == 0 ? view.standing(as: $0) : nil } ?? view.standing(at: origin))
    }
    for child in children {
      let own = views[child.place].standing(at: origin)
      child.block.visitViews(at: child.block.origin(own), as: own, visit)
    }
  }

  /// Appends the solved blocks, each after the block that contains it.
  func collectBlocks(_ blocks: inout [SolvedBlock]) {
    if let block = kept?.block { blocks.append(block) }
    for child in children { child.block.collectBlocks(&blocks) }
  }

  private func origin(_ own: PlacedPiece.View) -> PlacedPiece.Origin {
    let new = PlacedPiece.Origin(x: own.x, y: own.y)
    return kept?.origin(new) ?? new
  }
}

/// The views of a block, kept so that layouts of a sweep share what is equal.
final class KeptViews {
  /// The views that the block places, relative to its own corner, as forms of the container's size.
  let views: [PlacedPiece.View]
  /// The solved block; `nil` if blocks are not kept.
  let block: SolvedBlock?
  /// The last origin of the block.
  private var origin: PlacedPiece.Origin?

  init(_ views: [PlacedPiece.View], _ block: SolvedBlock?) { (self.views, self.block) = (views, block) }

  /// Returns the origin, which is the same object as long as it does not change.
  func origin(_ new: PlacedPiece.Origin) -> PlacedPiece.Origin {
    if let origin, origin == new { return origin }
    origin = new
    return new
  }
}

extension PlacedPiece {
  /// Returns the piece's views for another view with an equal subtree, with forms in place of the proposed
  /// sides.
  fileprivate func views(of view: LayoutTree.Index, proposing forms: Proposal<AffineForm>) -> [View] {
    let shift = view.position - home.position
    return views.map { $0.composed(forms, shiftedBy: shift) }
  }
}

extension ConstraintSession {
  /// Returns the block of a view, reused from an earlier layout as far as nothing changed.
  ///
  /// - Parameters:
  ///   - forms: The proposal to the view, as forms of the container's size.
  ///   - proposal: The proposal to the view, in numbers.
  ///   - before: The block in an earlier layout.
  func composed(
    _ view: LayoutTree.Index, proposing forms: Proposal<AffineExtent>, _ proposal: ExactProposal,
    in container: ExactProposal, _ before: ComposedBlock?
  ) throws -> ComposedBlock {
    let subtree = boundTree.subtree(of: view)
    let same = before.flatMap { $0.subtree == subtree && $0.proposal == forms ? $0 : nil }
    if let same, same.region.contains(container) { return same }
    let piece = try placed(view, at: proposal, inNumbers: isAskedOnce(view))
    let own = same.flatMap { $0.piece === piece ? $0 : nil }
    let shift = view.position - piece.home.position
    let finite = forms.finite
    var kept: KeptViews?
    if keeping.keepsViews {
      kept =
        own?.kept
        ?? KeptViews(piece.views(of: view, proposing: finite), piece.block?.shifted(by: shift))
    }
    var region = CriticalRegion()
    if let own {
      region = own.ownRegion
    } else {
      region.formIntersection(piece.region, at: finite, shiftedBy: shift)
    }
    var known: [LayoutTree.Index: ComposedBlock] = [:]
    for child in before?.children ?? [] { known[child.block.view] = child.block }
    let children = try piece.views.indices.reversed().filter { piece.views[$0].hasOwnBlock }.map { index in
      let inner = kept?.views[index] ?? piece.views[index].composed(finite, shiftedBy: shift)
      let block = try composed(
        inner.index, proposing: inner.proposal, inner.proposal(at: container), in: container,
        known[inner.index])
      return (block: block, place: index)
    }
    return ComposedBlock(view, subtree: subtree, piece, forms, kept, region, children)
  }
}

extension Proposal<AffineExtent> {
  /// The proposal without infinite sides, which no length depends on.
  fileprivate var finite: Proposal<AffineForm> {
    var forms = Proposal<AffineForm>(width?.form, height?.form)
    forms.container = container?.compactMap(\.form)
    return forms
  }
}
