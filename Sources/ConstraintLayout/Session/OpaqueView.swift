import ElementTree
import Foundation
import LinearProgramming

/// What a rule sees of a view that no program describes: the tree, and a way to measure the view's children.
package struct OpaqueView {
  let session: ConstraintSession
  /// The view.
  package let index: LayoutTree.Index
  /// What the nearest container was proposed; `nil` where nobody in the view reads it.
  let container: ContainerSides<ExactProposal.Side>?

  /// What the tree says of the view.
  package var node: LayoutTree.Node { session.boundTree.tree[index] }

  /// The view's own size at a proposal, in points.
  package func size(at proposal: ExactProposal) throws -> CGSize {
    try session.piece(of: index, at: proposal, inNumbers: false).size(at: proposal)
  }

  /// The explicit guides of the view that somebody in the tree may ask for.
  package var wantedGuides: [AlignmentKey] { session.guides.wanted(of: session.boundTree.traits(of: index)) }

  /// Whether somebody in the tree may ask for a guide, of this view or of another one.
  func isWanted(_ guide: AlignmentKey) -> Bool { session.guides.contains(guide) }

  /// The size of a child at a proposal, in points.
  package func size(of child: Int, at proposal: ProposedViewSize) throws -> CGSize {
    let at = asked(proposal, child)
    let piece = try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false)
    session.customLayouts.tell(
      piece.width.value(at: at), piece.height.value(at: at), of: session.boundTree.child(child, of: index))
    return piece.size(at: at)
  }

  /// What a child is proposed, exactly.
  func asked(_ proposal: ProposedViewSize, _ child: Int) -> ExactProposal {
    let child = session.boundTree.child(child, of: index)
    return session.customLayouts.meant(by: proposal, for: child, of: index)
      .reaching(session.boundTree.traits(of: child), in: container)
  }

  /// The exact value of a child's side at a proposal.
  package func side(_ axis: Axis, of child: Int, at proposal: ProposedViewSize) throws -> AffineExtent {
    let at = asked(proposal, child)
    return try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false)[axis]
      .value(
        at: at
      ).constant
  }

  /// The explicit value of a guide of a child at a proposal, in points.
  package func guide(_ guide: AlignmentKey, of child: Int, at proposal: ProposedViewSize) throws -> CGFloat? {
    session.want(guide, of: session.boundTree.child(child, of: index))
    let at = asked(proposal, child)
    return try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false).guides[
      guide
    ].map {
      CGFloat($0.doubleValue(at: at))
    }
  }
}

/// Where a view that no program describes puts a child.
package struct OpaquePlace {
  /// The child's top left corner, from the view's.
  package var x: AffineExtent
  /// The child's top left corner, from the view's.
  package var y: AffineExtent
  /// What the child is proposed.
  package var proposal: ProposedViewSize
}

extension CriticalRegion {
  /// The one proposal at which an opaque answer was given.
  package init(at proposal: ExactProposal, of view: LayoutTree.Index) {
    self.init(at: proposal, border: .opaque(view))
  }

  /// One proposal; a side that is no number is fixed by the pattern.
  init(at proposal: ExactProposal, border: Border? = nil) {
    var halfPlanes: [HalfPlane] = []
    halfPlanes.reserveCapacity(4)
    func pin(_ form: AffineForm) {
      halfPlanes.append(HalfPlane(form, border: border))
      halfPlanes.append(HalfPlane(form * -1, border: border))
    }
    if let width = proposal.width?.number { pin(AffineForm(-width, width: 1)) }
    if let height = proposal.height?.number { pin(AffineForm(-height, height: 1)) }
    for axis in Axis.allCases {
      guard let side = proposal.container?[axis]?.number else { continue }
      pin(AffineForm(-side, container: [axis: 1]))
    }
    self.init(distinct: halfPlanes)
  }
}
