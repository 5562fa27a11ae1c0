import LayoutCore

/// What a view says to its grid changes nothing of the view itself.
package struct GridCellRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: GridCellElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: GridCellElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
