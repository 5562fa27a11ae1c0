import ElementTree
import LinearProgramming

/// The rule of a circle: a square of the smaller proposed side, 10 points if both are unspecified.
package struct CircleRule: ConstraintRule {
  package init() {}

  package func size(
    of circle: CircleElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let sides = Axis.allCases.compactMap { axis in
      proposal[axis].map { Bound($0, because: .offeredSide(axis)) }
    }
    let side =
      view.smallest(.diameter, along: nil, sides)
      ?? view.length(.diameter, along: nil, preferring: Extent(10), because: .natural)
    return SizeExpression(side, side)
  }
}

/// The rule of a divider: one point thick, and as long as proposed, 10 points if unspecified.
package struct DividerRule: ConstraintRule {
  package init() {}

  package func size(
    of divider: DividerElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in
      axis == divider.thicknessAxis
        ? view.length(.side(axis), along: axis, preferring: Extent(1), because: .natural)
        : view.offered(proposal, axis, orElse: 10)
    }
  }

  /// Returns both axes, because each side depends only on the proposal along its own axis.
  package func separableAxes(of divider: DividerElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}

/// The rule of an image: its natural size, or the proposed size if it is resizable.
package struct ImageRule: ConstraintRule {
  package init() {}

  package func size(
    of image: ImageElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let natural = image.size ?? .zero
    return SizeExpression.sides { axis in
      if image.isResizable, let offered = proposal[axis] {
        return view.length(.side(axis), along: axis, preferring: offered, because: .offered)
      }
      let own =
        axis == .horizontal ? view.written(.width, natural.width) : view.written(.height, natural.height)
      return view.length(.side(axis), along: axis, preferring: own, because: .natural)
    }
  }

  /// Returns both axes, because each side depends only on the proposal along its own axis.
  package func separableAxes(of image: ImageElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}

/// The rule of a shape: the proposed size, 10 points on an unspecified side.
package struct ShapeRule: ConstraintRule {
  package init() {}

  package func size(
    of shape: ShapeElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in view.offered(proposal, axis, orElse: 10) }
  }

  /// Returns both axes, because each side depends only on the proposal along its own axis.
  package func separableAxes(of shape: ShapeElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}

/// The rule of a spacer: the proposed length along its axis, at least its minimum, and zero across it.
package struct SpacerRule: ConstraintRule {
  package init() {}

  package func size(
    of spacer: SpacerElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in
      guard spacer.axis == nil || spacer.axis == axis else {
        return view.length(.side(axis), along: axis, preferring: .zero, because: .natural)
      }
      let minimum = view.written(.minLength, spacer.minimum)
      guard let offered = proposal[axis] else {
        return view.length(.side(axis), along: axis, preferring: minimum, because: .written(.minLength))
      }
      return view.length(
        .side(axis), along: axis, preferring: offered, because: .offered,
        atLeast: [Bound(minimum, because: .written(.minLength))])
    }
  }

  /// Returns both axes, because each side depends only on the proposal along its own axis.
  package func separableAxes(of spacer: SpacerElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}
