import ElementTree
import LinearProgramming

extension BlockWriter {
  /// Returns the views of the block in their places.
  ///
  /// The root is centred in its container; any other view begins at its own corner.
  func placedViews(isRoot: Bool) throws -> [PlacedMember<Extent>] {
    var views: [PlacedMember<Extent>] = []
    let size = try size(of: view, at: parameters)
    let origin = isRoot ? centred(size) : .zero
    try place(view, at: origin, inParent: origin, proposing: parameters, into: &views)
    return views
  }

  /// Returns the settled block of placed views.
  func solvedBlock(placing views: [PlacedMember<Extent>]) throws -> SolvedBlock {
    var origins: [LayoutTree.Index: PointExpression] = [:]
    for view in views where !isTakenIn(view.index) {
      for placement in try placements(of: view.index, at: view.proposal) {
        origins[boundTree.child(placement.child, of: view.index)] = placement.origin
      }
    }
    return SolvedBlock(
      view: view, proposal: try recorder.exact(parameters), program: recorder.program,
      activeSet: recorder.optimum.activeSet, values: recorder.optimum.values, decisions: recorder.decisions,
      distributions: distributions,
      sizes: Dictionary(views.map { ($0.index, $0.size) }) { $1 },
      guides: guides(of: views.map { ($0.index, $0.proposal) }),
      origins: origins)
  }

  /// Returns the origin of a view that is centred in its proposal; zero along a side that is not a number.
  func centred(_ size: SizeExpression) -> PointExpression {
    PointExpression.sides { axis in
      guard case .finite(let side)? = parameters[axis], case .finite(let own) = size[axis] else {
        return .zero
      }
      return .finite((side - own) / 2)
    }
  }

  private func place(
    _ view: LayoutTree.Index, at origin: PointExpression, inParent: PointExpression,
    proposing proposal: ProposalExpression, into views: inout [PlacedMember<Extent>]
  ) throws {
    let size = try size(of: view, at: proposal)
    let isCut = isTakenIn(view)
    views.append(
      PlacedMember(
        index: view, corner: origin, cornerInParent: inParent, size: size, proposal: proposal,
        hasOwnBlock: isCut && boundTree.childCount(of: view) > 0))
    if isCut { return }
    for placement in try placements(of: view, at: proposal) {
      let child = boundTree.child(placement.child, of: view)
      var local = placement.origin
      if boundTree.isRightToLeft(view) {
        let width = try self.size(of: child, at: placement.proposal).width
        local.x = mirrored(local.x, width: width, in: size.width)
      }
      let absolute = PointExpression(origin.x + local.x, origin.y + local.y)
      try place(child, at: absolute, inParent: local, proposing: placement.proposal, into: &views)
    }
  }

  /// Returns the place mirrored in the parent; unchanged if any length is infinite.
  private func mirrored(_ x: Extent, width: Extent, in parent: Extent) -> Extent {
    x.isInfinite || width.isInfinite || parent.isInfinite ? x : parent - x - width
  }
}
