import Foundation
import LayoutCore
import LinearProgramming

/// A measured leaf enters as a piece: what its content measures, for as long as the answer stays the same.
package struct MeasuredRule: OpaqueRule {
  package init() {}

  /// The measured size and baselines, and the interval in which they hold.
  ///
  /// - Throws: `LayoutError.notANumber`.
  package func piece(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece {
    try answer(leaf, proposal, view.node, view.index)
  }

  /// A leaf places nothing.
  package func places(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlace] { [] }

  private func answer(
    _ leaf: MeasuredElement, _ proposal: ExactProposal, _ node: LayoutTree.Node, _ index: LayoutTree.Index
  ) throws -> Piece {
    try Piece(proposal.asking { leaf.content.answer(to: $0) }.answer, at: proposal, node, index)
  }
}

extension Piece {
  fileprivate convenience init(
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
