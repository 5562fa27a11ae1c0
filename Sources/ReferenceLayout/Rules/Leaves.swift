import ElementTree
import Foundation

extension ReferenceRules {
  static let leaves: [any ReferenceRule] = [
    CircleRule(), DividerRule(), ImageRule(), ShapeRule(), SpacerRule(),
  ]
}

/// The rule of a circle: a square of the smaller proposed side, 10 points if both are unspecified.
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

/// The rule of a divider: one point thick, and as long as proposed, 10 points if unspecified.
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

/// The rule of an image: its natural size, or the proposed size if it is resizable.
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

/// The rule of a shape: the proposed size, 10 points on an unspecified side.
package struct ShapeRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of shape: ShapeElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }
}

/// The rule of a spacer: the proposed length along its axis, at least its minimum, and zero across it.
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
