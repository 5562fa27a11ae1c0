import ElementTree
import Foundation
import LinearProgramming

/// The rule of a measured leaf, which enters a block as a piece: its content's measurement, as long as that
/// does not change.
package struct MeasuredRule: OpaqueRule {
  package init() {}

  /// True, as a measurement has the interval for which it holds.
  package var answersForMany: Bool { true }

  /// Returns the measured size and the wanted baselines, with the interval in which they hold.
  ///
  /// - Throws: `LayoutError.notANumber` if the content returns NaN.
  package func piece(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece {
    try answer(leaf, proposal, view)
  }

  /// Returns no place, as a leaf has no children.
  package func placements(
    of leaf: MeasuredElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlacement] { [] }

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
      region.insert(measured.widths, axis: .horizontal, change: .measured(view.index))
    }
    if proposal.height?.number != nil {
      region.insert(measured.heights, axis: .vertical, change: .measured(view.index))
    }
    self.init(
      width: try extent(measured.size.width), height: try extent(measured.size.height), guides: guides,
      region: region, cause: .measured)
  }
}

extension ExactProposal {
  /// Returns the measurement in doubles, with the proposal for which it was made.
  ///
  /// Each side is rounded down, or up if the answer for less does not hold for the side.
  ///
  /// - Throws: The errors of `answer`.
  package func asking(
    _ answer: (ProposedViewSize) throws -> LeafMeasurement
  ) rethrows -> (sides: ProposedViewSize, answer: LeafMeasurement) {
    func asked(_ side: ExactProposal.Side?) -> CGFloat? { side.map { CGFloat($0.doubleRoundedDown) } }
    var sides = ProposedViewSize(width: asked(width), height: asked(height))
    let first = try answer(sides)
    let holds = Proposal(
      width?.number.map(first.widths.holds) ?? true, height?.number.map(first.heights.holds) ?? true)
    guard holds != Proposal(true, true) else { return (sides, first) }
    if holds.width == false { sides.width = sides.width?.nextUp }
    if holds.height == false { sides.height = sides.height?.nextUp }
    return (sides, try answer(sides))
  }
}

extension MeasurementInterval {
  /// Returns whether the interval contains an exact length.
  package func holds(at length: Rational) -> Bool {
    if let lower = Rational(exactly: Double(lower)), lowerIsIncluded ? length < lower : length <= lower {
      return false
    }
    if let upper = Rational(exactly: Double(upper)), upperIsIncluded ? upper < length : upper <= length {
      return false
    }
    return true
  }
}
