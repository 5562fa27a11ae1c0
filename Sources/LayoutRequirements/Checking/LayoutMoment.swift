import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A layout at the sizes of a set: every frame as a function of the container's size.
package struct LayoutMoment: Sendable {
  /// A frame; each number is a function of the size.
  package struct Frame: Hashable, Sendable {
    package var x: SizeFunction
    package var y: SizeFunction
    package var width: SizeFunction
    package var height: SizeFunction

    package init(x: SizeFunction, y: SizeFunction, width: SizeFunction, height: SizeFunction) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A number of the frame; `nil` where it is the sum of opposite infinities.
    package subscript(property: FrameProperty) -> SizeFunction? {
      let (edge, length) = property.axis == .horizontal ? (x, width) : (y, height)
      let shares = property.shares
      return SizeFunction.sum([(shares.edge, edge), (shares.length, length)])
    }
  }

  /// What is seen of a text.
  package struct Lines: Hashable, Sendable {
    /// How many lines are shown.
    package var count: Int
    /// How many it would have in its width without a limit.
    package var needed: Int
    /// Whether a part of it is missing.
    package var isTruncated: Bool

    package init(count: Int, needed: Int, isTruncated: Bool) {
      (self.count, self.needed, self.isTruncated) = (count, needed, isTruncated)
    }
  }

  /// The sizes for which all of it holds.
  package var sizes: SizeSet
  /// The frames by preorder position; `nil` for a view that is not shown.
  package var frames: [Frame?]
  /// The texts that are shown.
  package var lines: [LayoutTree.Index: Lines]
  /// The container; a side that is not proposed is as long as the root's.
  package var container: Frame

  package init(
    sizes: SizeSet, frames: [Frame?], lines: [LayoutTree.Index: Lines], container: Frame
  ) {
    (self.sizes, self.frames, self.lines, self.container) = (sizes, frames, lines, container)
  }

  /// The frame of a view, or the container's for `nil`; `nil` where the view is not shown.
  package func frame(_ view: LayoutTree.Index?) -> Frame? {
    view.map { frames[$0.position] } ?? container
  }
}
