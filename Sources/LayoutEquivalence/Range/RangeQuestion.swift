import ConstraintLayout
import ElementTree
import LinearProgramming

/// The container sizes of a proof: one side varies over a range, and the other is fixed.
public struct RangeQuestion: Hashable, Sendable {
  /// The axis of the side that varies.
  public var axis: Axis
  /// The least and the greatest length of the side, in points.
  public var range: ClosedRange<Rational>
  /// The other side: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?

  /// Creates a question about a range of one side.
  public init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>?) {
    self.axis = axis
    self.range = range
    self.other = other
  }

  /// Returns the container in which the varied side has a length, in points.
  package func container(at length: Rational) -> ExactProposal {
    axis == .horizontal ? ExactProposal(.finite(length), other) : ExactProposal(other, .finite(length))
  }
}
