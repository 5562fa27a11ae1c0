import ElementTree
import Foundation

/// The rule of an aspect ratio, which proposes sizes of one ratio and takes the child's size.
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

  /// Returns the largest size of the ratio that fits in the proposal, or the smallest that covers it.
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

  /// Returns whether the size of the ratio keeps the proposed width, and not the proposed height.
  ///
  /// It does if its height is at most the proposed one, or at least that if the size has to cover the
  /// proposal. Nothing is divided, so that equal lengths compare as equal; a negative ratio reverses the
  /// comparison.
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

  /// Returns the height of a size of the ratio; infinite for a ratio of zero, and `nil` if there is none.
  private func height<Number: LayoutNumber>(of width: Number, _ ratio: Size<Number>) -> Number? {
    guard isFlat(ratio) else { return width * ratio.height / ratio.width }
    return .zero < width ? .infinity : width < .zero ? -.infinity : nil
  }

  /// Returns whether a size of the ratio has no width.
  private func isFlat<Number: LayoutNumber>(_ ratio: Size<Number>) -> Bool {
    !(.zero < ratio.width) && !(ratio.width < .zero)
  }

  private func covering<Number: LayoutNumber>(height: Number?, _ ratio: Size<Number>) -> Proposal<Number> {
    Proposal(height.map { isFlat(ratio) ? .zero : $0 * ratio.width / ratio.height }, height)
  }

  /// Returns a size of the given ratio, or the ideal size; `nil` if the ideal size has no ratio.
  ///
  /// The ratio is not reduced to one number, so that a child that is proposed its ideal height is proposed
  /// its ideal width as well, rather than a double just below it at which a text would wrap.
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
  /// Returns whether a side is positive and finite.
  fileprivate static func isPositiveAndFinite(_ side: Length) -> Bool { .zero < side && !side.isInfinite }
}
