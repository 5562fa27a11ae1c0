import LayoutCore
import LinearProgramming

extension BlockWriter {
  private struct PlacedExpression {
    var index: LayoutTree.Index
    var origin: PointExpression
    var originInParent: PointExpression
    /// The same before mirroring; `nil` for the block's own view.
    var start: PointExpression?
    var size: SizeExpression
    var proposal: ProposalExpression
    var hasOwnBlock: Bool
  }

  /// Writes and solves the placing of everything in the block, and reads where it is.
  ///
  /// The root is centred in its container; any other view begins at its own corner.
  func placed(isRoot: Bool) throws -> PlacedPiece {
    var views: [PlacedExpression] = []
    let size = try size(of: view, at: parameters)
    let origin = isRoot ? centred(size) : .zero
    try place(view, at: origin, inParent: origin, start: nil, proposing: parameters, into: &views)
    let reading = try settler.reading(of: parameters)
    let placed = views.map { view in
      PlacedPiece.View(
        index: view.index, x: reading.extent(view.origin.x), y: reading.extent(view.origin.y),
        xInParent: reading.extent(view.originInParent.x), yInParent: reading.extent(view.originInParent.y),
        width: reading.extent(view.size.width), height: reading.extent(view.size.height),
        proposedWidth: view.proposal.width.map(reading.extent),
        proposedHeight: view.proposal.height.map(reading.extent),
        proposedContainer: view.proposal.container?.compactMap(reading.extent), hasOwnBlock: view.hasOwnBlock)
    }
    let block = SolvedBlock(
      view: view, proposal: settler.exact(parameters), program: settler.program,
      activeSet: settler.known.activeSet, values: settler.known.values, decisions: settler.decisions,
      inputs: settler.written.inputs, distributions: distributions,
      sizes: Dictionary(views.map { ($0.index, $0.size) }) { $1 },
      guides: guides(of: views.map { ViewProposal(view: $0.index, proposal: $0.proposal) }),
      origins: views.reduce(into: [:]) { $0[$1.index] = $1.start })
    return PlacedPiece(views: placed, region: reading.region, block: block)
  }

  private func centred(_ size: SizeExpression) -> PointExpression {
    PointExpression.sides { axis in
      guard case .finite(let side)? = parameters[axis], case .finite(let own) = size[axis] else {
        return .zero
      }
      return .finite((side - own) / 2)
    }
  }

  private func place(
    _ view: LayoutTree.Index, at origin: PointExpression, inParent: PointExpression, start: PointExpression?,
    proposing proposal: ProposalExpression, into views: inout [PlacedExpression]
  ) throws {
    let size = try size(of: view, at: proposal)
    let node = ruled.tree[view]
    let isCut = isTakenIn(view)
    views.append(
      PlacedExpression(
        index: view, origin: origin, originInParent: inParent, start: start, size: size, proposal: proposal,
        hasOwnBlock: isCut && !node.children.isEmpty))
    if isCut { return }
    for placement in try placements(of: view, at: proposal) {
      let child = node.children[placement.child]
      var local = placement.origin
      if node.direction == .rightToLeft {
        let width = try self.size(of: child, at: placement.proposal).width
        local.x = mirrored(local.x, width: width, in: size.width)
      }
      let absolute = PointExpression(origin.x + local.x, origin.y + local.y)
      try place(
        child, at: absolute, inParent: local, start: placement.origin, proposing: placement.proposal,
        into: &views)
    }
  }

  /// The same distance from the other side; where anything is infinite, the place stays what it was.
  private func mirrored(_ x: Extent, width: Extent, in parent: Extent) -> Extent {
    x.isInfinite || width.isInfinite || parent.isInfinite ? x : parent - x - width
  }
}
