import Foundation
import LayoutCore

/// A measured leaf answers what its content measures.
public struct MeasuredRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The measured size. Throws `LayoutError.notANumber`.
  public func size<Number: LayoutNumber>(
    of leaf: MeasuredElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let size = try measure(leaf, proposal, children).size
    return Size(Number(size.width), Number(size.height))
  }

  /// A text's baselines.
  public func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of leaf: MeasuredElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    let answer = try measure(leaf, proposal, children)
    let isFirst = guide == VerticalAlignment.firstTextBaseline.key
    return (isFirst ? answer.firstBaseline : answer.lastBaseline).map { Number($0) }
  }

  /// Asks at doubles: each side rounded down, or up where the answer for less does not hold for the side itself.
  private func measure<Number: LayoutNumber>(
    _ leaf: MeasuredElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> LeafMeasurement {
    var asked = ProposedViewSize(
      width: proposal.width.map { CGFloat($0.doubleRoundedDown) },
      height: proposal.height.map { CGFloat($0.doubleRoundedDown) })
    var answer = leaf.content.measure(asked)
    let widthHolds = proposal.width.map { $0.lies(in: answer.widths) } ?? true
    let heightHolds = proposal.height.map { $0.lies(in: answer.heights) } ?? true
    if !widthHolds { asked.width = asked.width?.nextUp }
    if !heightHolds { asked.height = asked.height?.nextUp }
    if !widthHolds || !heightHolds { answer = leaf.content.measure(asked) }
    guard !answer.size.width.isNaN, !answer.size.height.isNaN else {
      throw LayoutError.notANumber(what: "measured size", ViewReference(children.parentNode))
    }
    return answer
  }
}
