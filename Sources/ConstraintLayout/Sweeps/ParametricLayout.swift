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

extension LayoutTree {
  /// Whether code that nobody sees into takes part in the layout: a custom layout's, or a closure that computes a guide.
  ///
  /// Nobody knows whether such code may run on several threads at once, and what is read of Swift source must not: such trees
  /// are swept over by one thread.
  package var hasOpaqueCode: Bool {
    nodes.contains { node in
      let element = node.element
      if element is CustomLayoutElement { return true }
      if case .alignment? = element[.guideKey] {
        if case .function? = element[.guideFunction] { return false }
        return true
      }
      return element.alignmentKeys.contains { key in
        if case .opaque = key.defaultValue { true } else { false }
      }
    }
  }
}

/// A part of a range that one thread walks along.
package struct Stretch: Sendable {
  /// How many parts a range is divided into: enough to keep a few threads busy until the end.
  private static let count = 12

  /// Where it begins.
  package var lower: ExactInterval.End
  /// Where it ends.
  package var upper: ExactInterval.End

  /// All of a range.
  package init(_ range: ClosedRange<Rational>) {
    lower = ExactInterval.End(range.lowerBound)
    upper = ExactInterval.End(range.upperBound)
  }

  /// Parts of equal length, of which each but the last leaves its upper end to the next.
  package static func dividing(_ range: ClosedRange<Rational>) -> [Stretch] {
    let length = range.upperBound - range.lowerBound
    guard !length.isZero else { return [Stretch(range)] }
    let borders = (0...count).map { range.lowerBound + length * Rational(numerator: $0, denominator: count) }
    return zip(borders, borders.dropFirst()).enumerated().map { place, ends in
      var stretch = Stretch(ends.0...ends.1)
      stretch.upper.isIncluded = place == count - 1
      return stretch
    }
  }
}
