import ElementTree
import LinearProgramming

/// A layout as affine functions of the length that varies along a line, with the lengths for which they hold.
package struct ParametricLayout: LayoutRegime {
  /// The tree that was laid out.
  package let tree: LayoutTree
  /// The container of the layout, on the line.
  package let container: ExactProposal
  /// The places of all views as functions of the container and of open written lengths.
  package let root: RootPiece
  /// The line along which the layout varies.
  package let line: LayoutLine
  /// The lengths for which the layout holds, in points.
  package var interval: ExactInterval
  /// The changes at the facets at the upper end of the interval.
  package var facetChanges: [FacetChange]

  /// Creates the layout in a container along a line through it.
  package init(
    _ root: RootPiece, of tree: LayoutTree, in container: ExactProposal, along line: LayoutLine
  ) {
    (self.root, self.tree, self.container, self.line) = (root, tree, container, line)
    (interval, facetChanges) = line.cut(root.region)
  }

  /// Returns whether a view's corner or size is another function of the length, or whether other views are
  /// shown.
  package func differs(from other: ParametricLayout) -> Bool {
    !line.isSame(root.views, as: other.root.views, along: other.line)
  }
}

extension LayoutLine {
  /// Returns whether views have the same frames along this line as others along a line, by default this one.
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
  /// The tree that is laid out.
  package let tree: LayoutTree
  /// The layouts, which keep their results.
  package let layouts: RelatedLayouts
  /// The axis of the side that varies.
  package let axis: Axis
  /// The container, whose length along the axis does not count.
  package let container: ExactProposal

  /// Creates the layouts of a tree along an axis.
  package init(
    _ tree: LayoutTree, by layouts: RelatedLayouts, along axis: Axis, in container: ExactProposal
  ) {
    (self.tree, self.layouts, self.axis, self.container) = (tree, layouts, axis, container)
  }

  /// Returns the layout near a length, in points.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
  package func layout(at length: Rational) throws -> ParametricLayout {
    let container = container.with(length, along: axis)
    return ParametricLayout(
      try layouts.rootPiece(of: tree, in: container), of: tree, in: container,
      along: LayoutLine(.container(axis), through: container, at: length))
  }

  /// Returns the layout near a length, which always exists.
  package func regime(at length: Rational) throws -> ParametricLayout? { try layout(at: length) }
}

extension LayoutTree {
  /// Whether opaque code takes part in the layout: a custom layout's, or a closure that computes a guide.
  ///
  /// It is not known whether such code may run on several threads at once, and code interpreted from Swift
  /// source must not: such trees are swept by one thread.
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
package struct RangePart: Sendable {
  /// The number of parts of a range: enough to keep a few threads busy until the end.
  private static let count = 12

  /// The lower end of the part.
  package var lower: ExactInterval.End
  /// The upper end of the part.
  package var upper: ExactInterval.End

  /// Creates the part that is all of a range.
  package init(_ range: ClosedRange<Rational>) {
    lower = ExactInterval.End(range.lowerBound)
    upper = ExactInterval.End(range.upperBound)
  }

  /// Returns parts of equal length, each of which but the last excludes its upper end.
  package static func dividing(_ range: ClosedRange<Rational>) -> [RangePart] {
    let length = range.upperBound - range.lowerBound
    guard !length.isZero else { return [RangePart(range)] }
    let bounds = (0...count).map { range.lowerBound + length * Rational(numerator: $0, denominator: count) }
    return zip(bounds, bounds.dropFirst()).enumerated().map { index, ends in
      var part = RangePart(ends.0...ends.1)
      part.upper.isIncluded = index == count - 1
      return part
    }
  }
}
