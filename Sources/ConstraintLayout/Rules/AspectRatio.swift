import ElementTree
import LinearProgramming

/// The rule of an aspect ratio, which proposes sizes of one ratio and takes the child's size.
package struct AspectRatioRule: ConstraintRule {
  package init() {}

  package func size(
    of modifier: AspectRatioElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(modifier, proposal, view))
    return SizeExpression.sides { view.taken(child, $0) }
  }

  package func placements(
    of modifier: AspectRatioElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: try childProposal(modifier, proposal, view))]
  }

  /// Returns the largest size of the ratio that fits in the proposal, or the smallest that covers it.
  private func childProposal(
    _ modifier: AspectRatioElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> ProposalExpression {
    guard proposal.width != nil || proposal.height != nil, let ratio = try ratio(modifier, view) else {
      return proposal
    }
    guard !ratio.isZero else { return try flat(modifier.contentMode, proposal, view) }
    let widths = [
      proposal.width.map { Bound($0, because: .offeredSide(.horizontal)) },
      proposal.height.map { Bound($0 * ratio, because: .ratio) },
    ].compactMap { $0 }
    // A negative ratio reverses the comparison of the heights.
    let width =
      (modifier.contentMode == .fit) == (ratio > 0)
      ? view.smallest(.offered(.horizontal), along: .horizontal, widths)
      : view.largest(.offered(.horizontal), along: .horizontal, widths)
    return ProposalExpression(width, width.map { $0 / ratio })
  }

  /// Returns the proposal for a ratio of zero: no width, or an infinite height.
  private func flat(
    _ mode: ContentMode, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> ProposalExpression {
    guard let width = proposal.width else { return ProposalExpression(.zero, proposal.height) }
    let endless = try height(ofFlat: width, view)
    guard let height = proposal.height else { return ProposalExpression(width, endless ?? .zero) }
    let bound: Extent = mode == .fit ? .negativeInfinite : .infinite
    let keepsWidth = endless.map { $0 == bound || $0 == height } ?? false
    return keepsWidth ? ProposalExpression(width, endless) : ProposalExpression(.zero, height)
  }

  /// Returns the height of a width with a ratio of zero, which is infinite; `nil` if the width is zero.
  private func height(ofFlat width: Extent, _ view: Emitter) throws -> Extent? {
    guard let expression = width.expression else { return width }
    if try view.decidePositive(expression, .idealRatio(view: view.index)) { return .infinite }
    return try view.decidePositive(-expression, .idealRatio(view: view.index)) ? .negativeInfinite : nil
  }

  /// Returns the given ratio, or that of the ideal size; `nil` if the ideal size has none.
  ///
  /// The ratio is taken from numbers and so is a decision, as a container or a written length may change the
  /// ideal size.
  private func ratio(_ modifier: AspectRatioElement, _ view: Emitter) throws -> Rational? {
    if let ratio = modifier.ratio { return Rational(finite: ratio) }
    let ideal = try view[0].size(at: ProposalExpression(nil, nil))
    guard let width = ideal.width.expression, let height = ideal.height.expression else { return nil }
    for side in [width, height] {
      guard try view.decidePositive(side, .idealRatio(view: view.index)) else { return nil }
    }
    let (idealWidth, idealHeight) = (try view.value(of: width), try view.value(of: height))
    let excess = width * idealHeight - height * idealWidth
    for side in [excess, -excess] {
      view.decide(Decision(kind: .idealRatio(view: view.index), expression: side, isStrict: false))
    }
    return idealWidth / idealHeight
  }
}
