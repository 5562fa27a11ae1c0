import ElementTree
import Foundation

/// The rule of a measured leaf, whose size its content measures.
package struct MeasuredRule: ReferenceRule {
  package init() {}

  /// Returns the measured size.
  ///
  /// - Throws: `LayoutError.notANumber` if the content returns NaN.
  package func size<Number: LayoutNumber>(
    of leaf: MeasuredElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let size = try measure(leaf, proposal, children).size
    return Size(children.number(size.width.lengthOrInfinity), children.number(size.height.lengthOrInfinity))
  }

  /// Returns the first or the last text baseline.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of leaf: MeasuredElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    let answer = try measure(leaf, proposal, children)
    let isFirst = guide == VerticalAlignment.firstTextBaseline.key
    return (isFirst ? answer.firstBaseline : answer.lastBaseline).map { children.number($0.lengthOrInfinity) }
  }

  /// Returns the measurement at doubles.
  ///
  /// A side is rounded down, or up if the measurement at the lower double does not hold for the side.
  private func measure<Number: LayoutNumber>(
    _ leaf: MeasuredElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> LeafMeasurement {
    var childProposal = ProposedViewSize(
      width: proposal.width.map { CGFloat($0.doubleRoundedDown) },
      height: proposal.height.map { CGFloat($0.doubleRoundedDown) })
    var answer = leaf.content.answer(to: childProposal)
    if let meant = childProposal.meant(answer, within: Number.roundingError) {
      answer = leaf.content.answer(to: meant)
    }
    let holds = proposal.holds(answer, children)
    if !holds.width { childProposal.width = childProposal.width?.nextUp }
    if !holds.height { childProposal.height = childProposal.height?.nextUp }
    if Number.roundingError == 0, !holds.width || !holds.height {
      answer = leaf.content.answer(to: childProposal)
      // A number that records comparisons has to record the numbers for which this answer holds.
      _ = proposal.holds(answer, children)
    }
    let numbers = [answer.size.width, answer.size.height, answer.firstBaseline, answer.lastBaseline]
    guard !numbers.compactMap({ $0 }).contains(where: \.isNaN) else {
      throw LayoutError.notANumber(what: "measured size", ViewReference(children.parentNode))
    }
    return answer
  }
}

extension ProposedViewSize {
  /// Returns the proposal with a side moved to the upper end of an interval; `nil` if no end is near enough.
  ///
  /// A rounding error alone may separate the side from that end, and a text must not wrap again at the width
  /// that it reported.
  fileprivate func meant(_ answer: LeafMeasurement, within error: Double) -> ProposedViewSize? {
    func border(_ side: CGFloat?, _ interval: MeasurementInterval) -> CGFloat? {
      guard let side, side < interval.upper, interval.upper - side <= error else { return nil }
      return interval.upper
    }
    let (width, height) = (border(self.width, answer.widths), border(self.height, answer.heights))
    guard width != nil || height != nil else { return nil }
    return ProposedViewSize(width: width ?? self.width, height: height ?? self.height)
  }
}

extension Proposal where Length: LayoutNumber {
  /// Returns whether an answer holds for each side.
  fileprivate func holds(
    _ answer: LeafMeasurement, _ children: Children<Length>
  ) -> (width: Bool, height: Bool) {
    let context = children.core.pointee.context
    return (
      width.map { $0.lies(in: answer.widths, context) } ?? true,
      height.map { $0.lies(in: answer.heights, context) } ?? true
    )
  }
}
