import ElementTree
import LinearProgramming

/// An overlay is its primary view; the content over or under it is aligned to that.
package struct OverlayRule: WrappingRule {
  package init() {}

  package func placements(
    of overlay: OverlayElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let primary = PlacementExpression(at: .zero, proposing: proposal)
    guard view.count > 1 else { return [primary] }
    let asked = ProposalExpression(try view.size(at: proposal))
    let origin = try PointExpression.sides { axis in
      let guide = overlay.alignment[axis]
      return .alignedOrigin(
        own: try view[0].guide(guide, at: proposal), child: try view[1].guide(guide, at: asked))
    }
    return [primary, PlacementExpression(child: 1, at: origin, proposing: asked)]
  }

  /// The primary view's value; the content over or under it is not asked.
  package func explicitGuide(
    _ guide: AlignmentKey, of overlay: OverlayElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }
}
