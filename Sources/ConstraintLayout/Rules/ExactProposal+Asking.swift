import ElementTree
import Foundation
import LinearProgramming

extension ExactProposal {
  /// The proposal in doubles, as whoever measures in doubles is asked, with the answer to it.
  ///
  /// Each side is rounded down, or up where the answer for less does not hold for the side itself. Throws what `answer`
  /// throws.
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
  /// Whether an exact length belongs to the interval.
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
