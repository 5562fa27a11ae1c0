import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A layout in an interval of container sizes: every frame as a function of the length that runs.
package struct LayoutMoment: Sendable {
  /// A frame; each number is a function of the running length.
  package struct Frame: Hashable, Sendable {
    package var x: LengthFunction
    package var y: LengthFunction
    package var width: LengthFunction
    package var height: LengthFunction

    package init(x: LengthFunction, y: LengthFunction, width: LengthFunction, height: LengthFunction) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A number of the frame; `nil` where it is the sum of opposite infinities.
    package subscript(property: FrameProperty) -> LengthFunction? {
      let (edge, length) = property.axis == .horizontal ? (x, width) : (y, height)
      let shares = property.shares
      return LengthFunction.sum([(shares.edge, edge), (shares.length, length)])
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

  /// The lengths for which all of it holds.
  package var interval: ExactInterval
  /// The frames by preorder position; `nil` for a view that is not shown.
  package var frames: [Frame?]
  /// The texts that are shown.
  package var lines: [LayoutTree.Index: Lines]
  /// The container; a side that is not proposed is as long as the root's.
  package var container: Frame

  package init(
    interval: ExactInterval, frames: [Frame?], lines: [LayoutTree.Index: Lines], container: Frame
  ) {
    (self.interval, self.frames, self.lines, self.container) = (interval, frames, lines, container)
  }

  /// The frame of a view, or the container's for `nil`; `nil` where the view is not shown.
  package func frame(_ view: LayoutTree.Index?) -> Frame? {
    view.map { frames[$0.position] } ?? container
  }
}

extension LengthFunction {
  /// A sum of multiples; `nil` where infinities cancel out.
  static func sum(_ terms: [(factor: Rational, function: LengthFunction)]) -> LengthFunction? {
    var sum = AffineLength(0)
    var sign = 0
    for (factor, function) in terms where !factor.isZero {
      switch function {
      case .finite(let function):
        sum = AffineLength(
          sum.constant + factor * function.constant, slope: sum.slope + factor * function.slope)
      case .infinite, .negativeInfinite:
        let own = (function == .infinite ? 1 : -1) * factor.signum()
        guard sign == 0 || sign == own else { return nil }
        sign = own
      }
    }
    return sign == 0 ? .finite(sum) : sign > 0 ? .infinite : .negativeInfinite
  }
}
