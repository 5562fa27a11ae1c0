import ElementTree
import Foundation

extension ReferenceRules {
  /// The rooms of leaves.
  static let leaves: [any ReferenceRule] = [
    CircleRule(), DividerRule(), ImageRule(), ShapeRule(), SpacerRule(),
  ]
}

/// A circle is a square of the smaller given side, 10 where none is.
package struct CircleRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of circle: CircleElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let sides = [proposal.width, proposal.height].compactMap { $0 }
    let side = sides.min() ?? Number(10)
    return Size(side, side)
  }
}

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

/// An image is its natural size, or what is proposed where it is resizable.
package struct ImageRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of image: ImageElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let natural = image.size ?? .zero
    let own = Size(children.number(natural.width), children.number(natural.height))
    guard image.isResizable else { return own }
    return Size.sides { proposal[$0] ?? own[$0] }
  }
}

/// A shape takes what is proposed, 10 where nothing is.
package struct ShapeRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of shape: ShapeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }
}

/// A spacer takes what is proposed along its axis, at least its minimum, and nothing across it.
package struct SpacerRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of spacer: SpacerElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { axis in
      guard spacer.axis == nil || spacer.axis == axis else { return .zero }
      let minimum = children.number(spacer.minimum)
      return proposal[axis].map { max($0, minimum) } ?? minimum
    }
  }
}
