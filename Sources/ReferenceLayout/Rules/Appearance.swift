import LayoutCore

/// What changes only the drawing passes everything through.
package struct AppearanceRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: AppearanceElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
