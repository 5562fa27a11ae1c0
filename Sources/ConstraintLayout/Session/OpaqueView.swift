import Foundation
import LayoutCore
import LinearProgramming

/// What a rule sees of a view that no program describes: the tree, and a way to measure the view's children.
public struct OpaqueView {
  let session: ConstraintSession
  let index: LayoutTree.Index

  /// What the tree says of the view.
  public var node: LayoutTree.Node { session.tree[index] }

  /// The size of a child at a proposal, in points.
  func size(of child: Int, at proposal: ProposedViewSize) throws -> CGSize {
    let at = ExactProposal(proposal)
    let piece = try session.piece(of: node.children[child], at: at)
    return CGSize(width: piece.width.doubleValue(at: at), height: piece.height.doubleValue(at: at))
  }

  /// The exact value of a child's side at a proposal.
  func side(_ axis: Axis, of child: Int, at proposal: ProposedViewSize) throws -> AffineExtent {
    let at = ExactProposal(proposal)
    return try session.piece(of: node.children[child], at: at)[axis].value(at: at).constant
  }

  /// The explicit value of a guide of a child at a proposal, in points.
  func guide(_ guide: AlignmentKey, of child: Int, at proposal: ProposedViewSize) throws -> CGFloat? {
    try session.provide(guide, of: node.children[child])
    let at = ExactProposal(proposal)
    return try session.piece(of: node.children[child], at: at).guides[guide].map {
      CGFloat($0.doubleValue(at: at))
    }
  }
}

/// Where a view that no program describes puts a child.
public struct OpaquePlace {
  /// The child's top left corner, from the view's.
  var x: AffineExtent
  /// The child's top left corner, from the view's.
  var y: AffineExtent
  /// What the child is proposed.
  var proposal: ProposedViewSize
}

extension Region {
  /// The one proposal at which an opaque answer was given; a side that is no number is fixed by the pattern.
  init(at proposal: ExactProposal, of view: LayoutTree.Index) {
    self.init()
    func pin(_ form: AffineForm) {
      insert(HalfPlane(form, border: .opaque(view)))
      insert(HalfPlane(form * -1, border: .opaque(view)))
    }
    if let width = proposal.width?.number { pin(AffineForm(0, width: 1) - AffineForm(width)) }
    if let height = proposal.height?.number { pin(AffineForm(0, height: 1) - AffineForm(height)) }
  }
}

extension ConstraintSession {
  /// The placed piece of a view that no program describes; `nil` for one that a program does.
  func opaquePlacedPiece(_ view: LayoutTree.Index, at proposal: ExactProposal) throws -> PlacedPiece? {
    let opaque = OpaqueView(session: self, index: view)
    guard let places = try rule(of: view).askOpaquePlaces(opaque, at: proposal) else { return nil }
    let own = try piece(of: view, at: proposal)
    let (width, height) = (own.width.value(at: proposal).constant, own.height.value(at: proposal).constant)
    let isRoot = view == tree.root
    let x = isRoot ? centred(width, in: proposal.width) : .zero
    let y = isRoot ? centred(height, in: proposal.height) : .zero
    var views = [
      PlacedPiece.View(
        index: view, x: x, y: y, xInParent: x, yInParent: y, width: width, height: height,
        proposedWidth: proposal.width?.constant, proposedHeight: proposal.height?.constant,
        hasOwnBlock: false)
    ]
    for (child, place) in places.enumerated() {
      let asked = ExactProposal(place.proposal)
      let childWidth = try opaque.side(.horizontal, of: child, at: place.proposal)
      var local = place.x
      if tree[view].direction == .rightToLeft { local = mirrored(local, width: childWidth, in: width) }
      views.append(
        PlacedPiece.View(
          index: tree[view].children[child], x: x + local, y: y + place.y, xInParent: local,
          yInParent: place.y, width: childWidth,
          height: try opaque.side(.vertical, of: child, at: place.proposal),
          proposedWidth: asked.width?.constant, proposedHeight: asked.height?.constant,
          hasOwnBlock: true))
    }
    return PlacedPiece(views: views, region: Region(at: proposal, of: view), block: nil)
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
