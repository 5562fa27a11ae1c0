import ElementTree
import LinearProgramming

extension ConstraintSession {
  /// Returns the places at which an opaque rule puts a view's children.
  func opaquePlacedPiece(
    _ rule: any OpaqueRule, _ view: LayoutTree.Index, at proposal: ExactProposal
  ) throws -> PlacedPiece {
    let node = boundTree.tree[view]
    let opaque = OpaqueView(session: self, index: view, container: proposal.container)
    let places = try rule.askPlacements(at: proposal, in: opaque)
    let own = try piece(of: view, at: proposal, inNumbers: false)
    let (width, height) = (own.width.value(at: proposal).constant, own.height.value(at: proposal).constant)
    let isRoot = view == boundTree.tree.root
    let corner = Point(
      isRoot ? centred(width, in: proposal.width) : .zero,
      isRoot ? centred(height, in: proposal.height) : .zero)
    var views = [
      PlacedPiece.View(
        PlacedMember(
          index: view, corner: corner, cornerInParent: corner, size: Size(width, height),
          proposal: proposal.constant, hasOwnBlock: false))
    ]
    for (child, place) in places.enumerated() {
      let childProposal = opaque.exactProposal(place.proposal, child)
      let childWidth = try opaque.side(.horizontal, of: child, at: place.proposal)
      var local = place.x
      if node.direction == .rightToLeft { local = mirrored(local, width: childWidth, in: width) }
      views.append(
        PlacedPiece.View(
          PlacedMember(
            index: node.children[child], corner: Point(corner.x + local, corner.y + place.y),
            cornerInParent: Point(local, place.y),
            size: Size(childWidth, try opaque.side(.vertical, of: child, at: place.proposal)),
            proposal: childProposal.constant, hasOwnBlock: true)))
    }
    return PlacedPiece(
      views: views, region: CriticalRegion(at: proposal, of: view), block: nil, home: view)
  }

  private func centred(_ own: AffineExtent, in container: ExactProposal.Side?) -> AffineExtent {
    guard let own = own.form, let side = container?.number else { return .zero }
    return .finite((AffineForm(side) - own) * Rational(numerator: 1, denominator: 2))
  }

  private func mirrored(_ x: AffineExtent, width: AffineExtent, in parent: AffineExtent) -> AffineExtent {
    guard let at = x.form, let width = width.form, let parent = parent.form else { return x }
    return .finite(parent - at - width)
  }
}

extension ExactProposal {
  /// The proposal as constant forms.
  fileprivate var constant: Proposal<AffineExtent> {
    var forms = Proposal(width?.constant, height?.constant)
    forms.container = container?.compactMap(\.constant)
    return forms
  }
}
