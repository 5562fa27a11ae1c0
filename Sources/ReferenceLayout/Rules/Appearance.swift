import LayoutCore

/// What changes only the drawing passes everything through.
public struct AppearanceRule: ReferenceRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  /// Where the children go.
  public func placements<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
