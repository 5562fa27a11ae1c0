import LayoutCore

/// An aspect ratio proposes sizes of one ratio and takes the child's answer.
public struct AspectRatioRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of modifier: AspectRatioElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: childProposal(modifier, proposal, children))
  }

  /// Where the children go.
  public func placements<Number: LayoutNumber>(
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
    guard let height = proposal.height else { return Proposal(width, width / ratio) }
    let keepsWidth = modifier.contentMode == .fit ? width / ratio <= height : height <= width / ratio
    return keepsWidth ? Proposal(width, width / ratio) : covering(height: height, ratio)
  }

  private func covering<Number: LayoutNumber>(height: Number?, _ ratio: Number) -> Proposal<Number> {
    Proposal(height.map { $0 * ratio }, height)
  }

  /// The given ratio, or that of the ideal size; `nil` where the ideal size has none.
  private func ratio<Number: LayoutNumber>(
    _ modifier: AspectRatioElement, _ children: Children<Number>
  ) throws -> Number? {
    if let ratio = modifier.ratio { return Number(ratio) }
    let ideal = try children[0].size(at: Proposal(nil, nil))
    let hasRatio = Size<Number>.isPositiveAndFinite(ideal.width) && Size.isPositiveAndFinite(ideal.height)
    return hasRatio ? ideal.width / ideal.height : nil
  }
}

extension Size {
  /// Whether a side is a positive number.
  fileprivate static func isPositiveAndFinite(_ side: Number) -> Bool { .zero < side && !side.isInfinite }
}
