import ElementTree
import Foundation
import LinearProgramming

/// A measured leaf enters as a piece: what its content measures, for as long as the answer stays the same.
package struct MeasuredRule: OpaqueRule {
  package init() {}

  /// A measurement says for which sizes it holds.
  package var answersForMany: Bool { true }

  /// The measured size, the baselines that somebody may ask for, and the interval in which they hold.
  ///
  /// - Throws: `LayoutError.notANumber`.
  package func piece(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece {
    try answer(leaf, proposal, view)
  }

  /// A leaf places nothing.
  package func places(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlace] { [] }

  private func answer(
    _ leaf: MeasuredElement, _ proposal: ExactProposal, _ view: OpaqueView
  ) throws -> Piece {
    try Piece(proposal.asking { leaf.content.answer(to: $0) }.answer, at: proposal, of: view)
  }
}

extension Piece {
  fileprivate convenience init(
    _ measured: LeafMeasurement, at proposal: ExactProposal, of view: OpaqueView
  ) throws(LayoutError) {
    func extent(_ value: CGFloat) throws(LayoutError) -> AffineExtent {
      guard !value.isNaN else { throw .notANumber(what: "measured size", ViewReference(view.node)) }
      return Extended<Rational>(Double(value.lengthOrInfinity)).constant
    }
    var guides: [AlignmentKey: AffineExtent] = [:]
    func note(_ baseline: CGFloat?, _ alignment: VerticalAlignment) throws(LayoutError) {
      if let baseline, view.isWanted(alignment.key) { guides[alignment.key] = try extent(baseline) }
    }
    try note(measured.firstBaseline, .firstTextBaseline)
    try note(measured.lastBaseline, .lastTextBaseline)
    var region = CriticalRegion()
    if proposal.width?.number != nil {
      region.insert(measured.widths, axis: .horizontal, border: .measured(view.index))
    }
    if proposal.height?.number != nil {
      region.insert(measured.heights, axis: .vertical, border: .measured(view.index))
    }
    self.init(
      width: try extent(measured.size.width), height: try extent(measured.size.height), guides: guides,
      region: region, cause: .measured)
  }
}
