import ElementTree
import Foundation

/// An aspect ratio proposes sizes of one ratio and takes the child's answer.
package struct AspectRatioRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: AspectRatioElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: childProposal(modifier, proposal, children))
  }

  package func placements<Number: LayoutNumber>(
    of modifier: AspectRatioElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: try childProposal(modifier, proposal, children))]
  }

  /// The largest size of the ratio that fits in the proposal, or the smallest that covers it.
  private func childProposal<Number: LayoutNumber>(
    _ modifier: AspectRatioElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Proposal<Number> {
    guard proposal.width != nil || proposal.height != nil, let ratio = try ratio(modifier, children) else {
      return proposal
    }
    guard let width = proposal.width else { return covering(height: proposal.height, ratio) }
    guard let height = proposal.height else { return Proposal(width, self.height(of: width, ratio) ?? .zero) }
    guard keepsWidth(modifier.contentMode, width, height, ratio) else {
      return covering(height: height, ratio)
    }
    return Proposal(width, self.height(of: width, ratio))
  }

  /// Whether the width over the ratio is at most the height where it has to fit, or at least that where it covers.
  ///
  /// Nothing is divided, so that equal lengths are found equal; a negative ratio turns the comparison around.
  private func keepsWidth<Number: LayoutNumber>(
    _ mode: ContentMode, _ width: Number, _ height: Number, _ ratio: Size<Number>
  ) -> Bool {
    guard !isFlat(ratio) else {
      guard let endless = self.height(of: width, ratio) else { return false }
      return mode == .fit ? endless <= height : height <= endless
    }
    let (wide, high) = (width * ratio.height, height * ratio.width)
    return (mode == .fit) == (.zero < ratio.width) ? wide <= high : high <= wide
  }

  /// The height of a size of the ratio; endless for a ratio of zero, and `nil` where there is none.
  private func height<Number: LayoutNumber>(of width: Number, _ ratio: Size<Number>) -> Number? {
    guard isFlat(ratio) else { return width * ratio.height / ratio.width }
    return .zero < width ? .infinity : width < .zero ? -.infinity : nil
  }

  /// Whether a size of the ratio has no width.
  private func isFlat<Number: LayoutNumber>(_ ratio: Size<Number>) -> Bool {
    !(.zero < ratio.width) && !(ratio.width < .zero)
  }

  private func covering<Number: LayoutNumber>(height: Number?, _ ratio: Size<Number>) -> Proposal<Number> {
    Proposal(height.map { isFlat(ratio) ? .zero : $0 * ratio.width / ratio.height }, height)
  }

  /// A size of the given ratio, or the ideal size; `nil` where the ideal size has no ratio.
  ///
  /// It is never divided into one number: a child that is proposed its ideal height gets its ideal width, and not a
  /// double just below it, in which a text wraps.
  private func ratio<Number: LayoutNumber>(
    _ modifier: AspectRatioElement, _ children: Children<Number>
  ) throws -> Size<Number>? {
    if let ratio = modifier.ratio { return Size(children.number(ratio), Number(1)) }
    let ideal = try children[0].size(at: Proposal(nil, nil))
    let hasRatio = Size<Number>.isPositiveAndFinite(ideal.width) && Size.isPositiveAndFinite(ideal.height)
    return hasRatio ? ideal : nil
  }
}

extension Size where Length: LayoutNumber {
  /// Whether a side is a positive number.
  fileprivate static func isPositiveAndFinite(_ side: Length) -> Bool { .zero < side && !side.isInfinite }
}
