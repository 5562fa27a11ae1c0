import ElementTree
import Foundation
import LinearProgramming

/// A view of an opaque rule, with a way to measure the view's children.
package struct OpaqueView {
  let session: ConstraintSession
  package let index: LayoutTree.Index
  /// The proposal of the nearest container; `nil` if no element in the view reads it.
  let container: ContainerSides<ExactProposal.Side>?

  /// The node of the view in its tree.
  package var node: LayoutTree.Node { session.boundTree.tree[index] }

  /// Returns the view's own size at a proposal, in points.
  package func size(at proposal: ExactProposal) throws -> CGSize {
    try session.piece(of: index, at: proposal, inNumbers: false).size(at: proposal)
  }

  /// The explicit guides of the view that may be asked for in the tree.
  package var wantedGuides: [AlignmentKey] { session.guides.wanted(of: session.boundTree.traits(of: index)) }

  /// Returns whether a guide of any view may be asked for in the tree.
  func isWanted(_ guide: AlignmentKey) -> Bool { session.guides.contains(guide) }

  /// Returns the size of a child at a proposal, in points.
  package func size(of child: Int, at proposal: ProposedViewSize) throws -> CGSize {
    let at = exactProposal(proposal, child)
    let piece = try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false)
    session.customLayouts.record(
      piece.width.value(at: at), piece.height.value(at: at), of: session.boundTree.child(child, of: index))
    return piece.size(at: at)
  }

  /// Returns the exact proposal to a child.
  func exactProposal(_ proposal: ProposedViewSize, _ child: Int) -> ExactProposal {
    let child = session.boundTree.child(child, of: index)
    return session.customLayouts.meant(by: proposal, for: child, of: index)
      .reaching(session.boundTree.traits(of: child), in: container)
  }

  /// Returns the exact length of a child's side at a proposal.
  package func side(_ axis: Axis, of child: Int, at proposal: ProposedViewSize) throws -> AffineExtent {
    let at = exactProposal(proposal, child)
    return try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false)[axis]
      .value(
        at: at
      ).constant
  }

  /// Returns the explicit value of a guide of a child at a proposal, in points; `nil` if there is none.
  package func guide(_ guide: AlignmentKey, of child: Int, at proposal: ProposedViewSize) throws -> CGFloat? {
    session.want(guide, of: session.boundTree.child(child, of: index))
    let at = exactProposal(proposal, child)
    return try session.piece(of: session.boundTree.child(child, of: index), at: at, inNumbers: false).guides[
      guide
    ].map {
      CGFloat($0.doubleValue(at: at))
    }
  }
}

/// The place at which an opaque rule puts a child.
package struct OpaquePlacement {
  /// The x coordinate of the child's top left corner, relative to the view's.
  package var x: AffineExtent
  /// The y coordinate of the child's top left corner, relative to the view's.
  package var y: AffineExtent
  package var proposal: ProposedViewSize
}

extension CriticalRegion {
  /// Creates the region of the one proposal at which opaque code answered.
  package init(at proposal: ExactProposal, of view: LayoutTree.Index) {
    self.init(at: proposal, change: .opaque(view))
  }

  /// Creates the region of one proposal; a side that is not a number is fixed by the pattern.
  init(at proposal: ExactProposal, change: FacetChange? = nil) {
    var halfPlanes: [HalfPlane] = []
    halfPlanes.reserveCapacity(4)
    func pin(_ form: AffineForm) {
      halfPlanes.append(HalfPlane(form, change: change))
      halfPlanes.append(HalfPlane(form * -1, change: change))
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
