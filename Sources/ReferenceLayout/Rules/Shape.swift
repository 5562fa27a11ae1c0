import LayoutCore

/// A shape takes what is proposed, 10 where nothing is.
package struct ShapeRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of shape: ShapeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }
}
