import LayoutCore

/// A value for the custom layout around a view passes everything through.
package struct LayoutValueRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: LayoutValueElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
