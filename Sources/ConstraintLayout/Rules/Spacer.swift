import ElementTree
import LinearProgramming

/// A spacer takes what is proposed along its axis, at least its minimum, and nothing across it.
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

  /// A side depends on what is proposed along it alone.
  package func separableAxes(of spacer: SpacerElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}
