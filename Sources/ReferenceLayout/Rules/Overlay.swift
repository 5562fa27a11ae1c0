import LayoutCore

/// An overlay is its primary view; the content over or under it is aligned to that.
package struct OverlayRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of overlay: OverlayElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of overlay: OverlayElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let primary = Placement(at: Point<Number>.zero, proposing: proposal)
    guard children.count > 1 else { return [primary] }
    let asked = Proposal(try children.parentSize(at: proposal))
    let origin = try Point<Number>.sides { axis in
      let guide = overlay.alignment[axis]
      return alignedOrigin(
        own: try children[0].guide(guide, at: proposal), child: try children[1].guide(guide, at: asked))
    }
    return [primary, Placement(child: 1, at: origin, proposing: asked)]
  }

  /// The primary view's value; the content over or under it is not asked.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of overlay: OverlayElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}
