import LayoutCore

/// A value for the custom layout around a view passes everything through.
public struct LayoutValueRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  /// Where the children go.
  public func placements<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
