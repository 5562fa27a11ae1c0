import ElementTree
import LinearProgramming

/// A layout as affine functions of the length that runs along a line, and the lengths for which it is that.
package struct ParametricLayout: LayoutRegime {
  /// What was laid out.
  package let tree: LayoutTree
  /// Where, in one of the containers on the line.
  package let container: ExactProposal
  /// Every view's place as a function of the container and of written lengths that are open.
  package let root: RootPiece
  /// The line.
  package let line: LayoutLine
  /// The lengths for which it holds, in points.
  package var interval: ExactInterval
  /// What happens at the upper end of the interval.
  package var borders: [Border]

  /// Cuts a layout in a container along a line through that.
  package init(
    _ root: RootPiece, of tree: LayoutTree, in container: ExactProposal, along line: LayoutLine
  ) {
    (self.root, self.tree, self.container, self.line) = (root, tree, container, line)
    (interval, borders) = line.cut(root.region)
  }

  /// Whether some view's corner or size is another function of the length, or another view is shown.
  package func differs(from other: ParametricLayout) -> Bool {
    !line.isSame(root.views, as: other.root.views, along: other.line)
  }
}

extension LayoutLine {
  /// Whether views have the same frames as functions of the length as others have along a line, by default this one.
  package func isSame(
    _ views: [PlacedPiece.View], as others: [PlacedPiece.View], along other: LayoutLine? = nil
  ) -> Bool {
    views.count == others.count
      && zip(views, others).allSatisfy { here, there in
        here.isIdentical(to: there)
          || (here.index == there.index && frame(of: here) == (other ?? self).frame(of: there))
      }
  }
}

/// The layouts of a tree along one side of its container, from the active sets of the constraint engine.
package struct ParametricLayouts: RegimeSource {
  /// What is laid out.
  package let tree: LayoutTree
  /// What lays out, and remembers.
  package let layouts: RelatedLayouts
  /// The side that runs.
  package let axis: Axis
  /// The container; how long the running side is in it does not count.
  package let container: ExactProposal

  /// Prepares a tree.
  package init(
    _ tree: LayoutTree, by layouts: RelatedLayouts, along axis: Axis, in container: ExactProposal
  ) {
    (self.tree, self.layouts, self.axis, self.container) = (tree, layouts, axis, container)
  }

  /// The layout around a length, in points.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func layout(at length: Rational) throws -> ParametricLayout {
    let container = container.with(length, along: axis)
    return ParametricLayout(
      try layouts.rootPiece(of: tree, in: container), of: tree, in: container,
      along: LayoutLine(.container(axis), through: container, at: length))
  }

  /// The same; there is always one.
  package func regime(at length: Rational) throws -> ParametricLayout? { try layout(at: length) }
}
