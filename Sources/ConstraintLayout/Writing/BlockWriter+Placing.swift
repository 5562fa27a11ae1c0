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
  func placed(isRoot: Bool, keepsBlock: Bool) throws -> PlacedPiece {
    var views: [PlacedExpression] = []
    let size = try size(of: view, at: parameters)
    let origin = isRoot ? centred(size) : .zero
    try place(view, at: origin, inParent: origin, start: nil, proposing: parameters, into: &views)
    let reading = try settler.reading()
    let placed = views.map { view in
      PlacedPiece.View(
        index: view.index, x: reading.extent(view.origin.x), y: reading.extent(view.origin.y),
        xInParent: reading.extent(view.originInParent.x), yInParent: reading.extent(view.originInParent.y),
        width: reading.extent(view.size.width), height: reading.extent(view.size.height),
        proposedWidth: view.proposal.width.map(reading.extent),
        proposedHeight: view.proposal.height.map(reading.extent),
        proposedContainer: view.proposal.container?.compactMap(reading.extent), hasOwnBlock: view.hasOwnBlock)
    }
    guard keepsBlock else { return PlacedPiece(views: placed, region: reading.region) }
    let block = SolvedBlock(
      view: view, proposal: try settler.exact(parameters), program: settler.program,
      activeSet: settler.optimum.activeSet, values: settler.optimum.values, decisions: settler.decisions,
      inputs: settler.written.inputs, distributions: distributions,
      sizes: Dictionary(views.map { ($0.index, $0.size) }) { $1 },
      guides: guides(of: views.map { ($0.index, $0.proposal) }),
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
    let isCut = isTakenIn(view)
    views.append(
      PlacedExpression(
        index: view, origin: origin, originInParent: inParent, start: start, size: size, proposal: proposal,
        hasOwnBlock: isCut && ruled.childCount(of: view) > 0))
    if isCut { return }
    for placement in try placements(of: view, at: proposal) {
      let child = ruled.child(placement.child, of: view)
      var local = placement.origin
      if ruled.isRightToLeft(view) {
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
