import ElementTree
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
  /// What was said of its views; `nil` where that is said anew each time.
  let kept: KeptViews?
  /// The inequalities of the piece, in the container's sides.
  let ownRegion: CriticalRegion
  /// The blocks inside it, the last one first, and which of the views each begins with.
  let children: [(block: ComposedBlock, place: Int)]
  /// The containers for which all of it holds.
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

  /// The views that the block places, from its own corner, as forms of the container's size.
  private var views: [PlacedPiece.View] {
    kept?.views ?? piece.views(of: view, proposing: proposal.finite)
  }

  /// Visits all views, in no order; each once.
  ///
  /// - Parameters:
  ///   - origin: the corner of the block's view; `nil` for the root.
  ///   - own: the block's view as its parent's block placed it; `nil` for the root.
  func visitViews(
    at origin: PlacedPiece.Origin? = nil, as own: PlacedPiece.View? = nil,
    _ visit: (PlacedPiece.View) -> Void
  ) {
    let views = self.views
    // A view with a block of its own is visited with what is inside it.
    for (place, view) in views.enumerated() where !view.hasOwnBlock {
      visit(own.flatMap { place == 0 ? view.standing(as: $0) : nil } ?? view.standing(at: origin))
    }
    for child in children {
      let own = views[child.place].standing(at: origin)
      child.block.visitViews(at: child.block.origin(own), as: own, visit)
    }
  }

  /// Adds the solved blocks, each after the block that contains it.
  func collectBlocks(_ blocks: inout [SolvedBlock]) {
    if let block = kept?.block { blocks.append(block) }
    for child in children { child.block.collectBlocks(&blocks) }
  }

  private func origin(_ own: PlacedPiece.View) -> PlacedPiece.Origin {
    let new = PlacedPiece.Origin(x: own.x, y: own.y)
    return kept?.origin(new) ?? new
  }
}

/// What is said of a block's views, kept so that layouts of a sweep have in common what does not differ.
final class KeptViews {
  /// The views that the block places, from its own corner, as forms of the container's size.
  let views: [PlacedPiece.View]
  /// The solved block; `nil` where nobody asks for it.
  let block: SolvedBlock?
  /// Where it stood last.
  private var origin: PlacedPiece.Origin?

  init(_ views: [PlacedPiece.View], _ block: SolvedBlock?) { (self.views, self.block) = (views, block) }

  /// Where it stands; the same object as long as that stays so.
  func origin(_ new: PlacedPiece.Origin) -> PlacedPiece.Origin {
    if let origin, origin == new { return origin }
    origin = new
    return new
  }
}

extension PlacedPiece {
  /// The piece's views where another view begins an equal subtree, with forms in place of the sides that it is proposed.
  fileprivate func views(of view: LayoutTree.Index, proposing forms: Proposal<AffineForm>) -> [View] {
    let shift = view.position - home.position
    return views.map { $0.composed(forms, shiftedBy: shift) }
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
    let subtree = boundTree.subtree(of: view)
    let same = before.flatMap { $0.subtree == subtree && $0.proposal == forms ? $0 : nil }
    if let same, same.region.contains(container) { return same }
    let piece = try placed(view, at: proposal, inNumbers: isAskedOnce(view))
    let own = same.flatMap { $0.piece === piece ? $0 : nil }
    let shift = view.position - piece.home.position
    let finite = forms.finite
    var kept: KeptViews?
    if options.keeping.keepsViews {
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
    let children = try piece.views.indices.reversed().filter { piece.views[$0].hasOwnBlock }.map { place in
      let inner = kept?.views[place] ?? piece.views[place].composed(finite, shiftedBy: shift)
      let block = try composed(
        inner.index, proposing: inner.proposal, inner.proposal(at: container), in: container,
        known[inner.index])
      return (block: block, place: place)
    }
    return ComposedBlock(view, subtree: subtree, piece, forms, kept, region, children)
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
