import LayoutCore

/// An alignment guide gives one guide an explicit value and passes everything else through.
public struct AlignmentGuideRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  /// Where the children go.
  public func placements<Number: LayoutNumber>(
    of modifier: AlignmentGuideElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }

  /// The computed value for the guide itself; any other is the view's own.
  public func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of modifier: AlignmentGuideElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    guide == modifier.guide
      ? try children[0].value(of: modifier.value, at: proposal)
      : try children[0].explicitGuide(guide, at: proposal)
  }
}
