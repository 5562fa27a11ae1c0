import ElementTree
import LinearProgramming

/// A circle is a square of the smaller given side, 10 where none is.
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
