import Foundation
import LayoutCore
import LinearProgramming

/// A measured leaf enters as a piece: what its content measures, for as long as the answer stays the same.
public struct MeasuredRule: ConstraintRule {
  /// Makes the rule.
  public init() {}

  /// A block of its own.
  public var beginsBlock: Bool { true }

  /// The measured size.
  ///
  /// - Throws: `LayoutError.notANumber`.
  public func size(
    of leaf: MeasuredElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let piece = try answer(leaf, view.block.exact(proposal), view.node, view.index)
    // The leaf is the block's own view, so that no request carries the region.
    view.block.measuredRegions.append((piece.region, proposal))
    return SizeExpression.sides { axis in
      view.length(.side(axis), along: axis, preferring: Extent(constant: piece[axis]), because: .measured)
    }
  }

  /// A text's baselines.
  public func explicitGuide(
    _ guide: AlignmentKey, of leaf: MeasuredElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try answer(leaf, view.block.exact(proposal), view.node, view.index).guides[guide].map {
      Extent(constant: $0)
    }
  }

  /// The measured size and baselines, and the interval in which they hold.
  public func opaquePiece(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece? {
    try answer(leaf, proposal, view.node, view.index)
  }

  /// Asks at doubles: each side rounded down, or up where the answer for less does not hold for the side itself.
  private func answer(
    _ leaf: MeasuredElement, _ proposal: ExactProposal, _ node: LayoutTree.Node, _ index: LayoutTree.Index
  ) throws -> Piece {
    func asked(_ side: ExactProposal.Side?) -> CGFloat? {
      side.map { CGFloat($0.doubleRoundedDown) }
    }
    var sides = ProposedViewSize(width: asked(proposal.width), height: asked(proposal.height))
    var piece = try Piece(leaf.content.measure(sides), at: proposal, node, index)
    guard !piece.region.contains(proposal) else { return piece }
    for axis in Axis.allCases {
      var alone = Region()
      for halfPlane in piece.region.halfPlanes where !halfPlane.form.slope(along: axis).isZero {
        alone.insert(halfPlane)
      }
      if !alone.contains(proposal) { sides[axis] = sides[axis]?.nextUp }
    }
    piece = try Piece(leaf.content.measure(sides), at: proposal, node, index)
    return piece
  }
}

extension AffineForm {
  fileprivate func slope(along axis: Axis) -> Rational { axis == .horizontal ? width : height }
}

extension Extent {
  fileprivate init(constant extent: AffineExtent) {
    self = extent.map { LinearExpression($0.constant) }
  }
}

extension Piece {
  fileprivate init(
    _ measured: LeafMeasurement, at proposal: ExactProposal, _ node: LayoutTree.Node,
    _ index: LayoutTree.Index
  ) throws(LayoutError) {
    func extent(_ value: CGFloat) throws(LayoutError) -> AffineExtent {
      guard !value.isNaN else { throw .notANumber(what: "measured size", ViewReference(node)) }
      return Extended<Rational>(Double(value.lengthOrInfinity)).constant
    }
    var guides: [AlignmentKey: AffineExtent] = [:]
    if let first = measured.firstBaseline {
      guides[VerticalAlignment.firstTextBaseline.key] = try extent(first)
    }
    if let last = measured.lastBaseline {
      guides[VerticalAlignment.lastTextBaseline.key] = try extent(last)
    }
    var region = Region()
    if proposal.width?.number != nil {
      region.insert(measured.widths, axis: .horizontal, border: .measured(index))
    }
    if proposal.height?.number != nil {
      region.insert(measured.heights, axis: .vertical, border: .measured(index))
    }
    self.init(
      width: try extent(measured.size.width), height: try extent(measured.size.height), guides: guides,
      region: region, cause: .measured)
  }
}
