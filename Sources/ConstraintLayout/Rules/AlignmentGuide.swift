import ElementTree
import LinearProgramming

/// An alignment guide gives one guide an explicit value and passes everything else through.
package struct AlignmentGuideRule: WrappingRule {
  package init() {}

  package func placements(
    of modifier: AlignmentGuideElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: proposal)]
  }

  /// The computed value for the guide itself; any other is the view's own.
  package func explicitGuide(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    guard guide == modifier.guide else { return try view[0].explicitGuide(guide, at: proposal) }
    let value = try value(modifier, view, proposal)
    return view.length(
      .guide(guide), along: guide.axis, preferring: value, because: .guide(guide.name))
  }

  /// The function's value, with its constant as a written length.
  private func value(
    _ modifier: AlignmentGuideElement, _ view: Emitter, _ proposal: ProposalExpression
  ) throws -> Extent {
    guard case .linear(var length) = modifier.value else {
      return try view[0].value(of: modifier.value, named: modifier.guide.name, at: proposal)
    }
    let constant = view.written(.guide, length.constant)
    length.constant = 0
    return try view[0].value(of: .linear(length), named: modifier.guide.name, at: proposal) + constant
  }
}
