import LayoutCore

/// An alignment guide gives one guide an explicit value and passes everything else through.
package struct AlignmentGuideRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }

  /// The computed value for the guide itself; any other is the view's own.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    guide == modifier.guide
      ? try children[0].value(of: modifier.value, at: proposal)
      : try children[0].explicitGuide(guide, at: proposal)
  }
}
