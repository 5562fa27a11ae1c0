import ElementTree
import LinearProgramming

/// An image is its natural size, or what is proposed where it is resizable.
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

  /// A side depends on what is proposed along it alone.
  package func separableAxes(of image: ImageElement, around children: ChildrenAxes) -> Axis.Set {
    .all
  }
}
