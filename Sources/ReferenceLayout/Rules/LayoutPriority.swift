import LayoutCore

/// A layout priority changes when a stack serves the view, and nothing else.
package struct LayoutPriorityRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: LayoutPriorityElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: LayoutPriorityElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
