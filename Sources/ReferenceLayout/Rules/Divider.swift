import LayoutCore

/// A divider is one point thick, and as long as is proposed, 10 where nothing is.
package struct DividerRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of divider: DividerElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { axis in
      axis == divider.thicknessAxis ? Number(1) : proposal[axis] ?? Number(10)
    }
  }
}
