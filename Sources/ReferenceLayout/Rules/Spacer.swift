import LayoutCore

/// A spacer takes what is proposed along its axis, at least its minimum, and nothing across it.
package struct SpacerRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of spacer: SpacerElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { axis in
      guard spacer.axis == nil || spacer.axis == axis else { return .zero }
      let minimum = Number(spacer.minimum)
      return proposal[axis].map { max($0, minimum) } ?? minimum
    }
  }
}
