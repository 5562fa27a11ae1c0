import ConstraintLayout
import ElementTree
import LinearProgramming

/// The container sizes over which something is proven: one side runs through a range, the other stays.
public struct RangeQuestion: Hashable, Sendable {
  /// Which side runs.
  public var axis: Axis
  /// Its least and greatest length, in points.
  public var range: ClosedRange<Rational>
  /// The other side: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?

  /// Makes a question.
  public init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>?) {
    self.axis = axis
    self.range = range
    self.other = other
  }

  /// The container where the running side has a length, in points.
  package func container(at length: Rational) -> ExactProposal {
    axis == .horizontal ? ExactProposal(.finite(length), other) : ExactProposal(other, .finite(length))
  }
}
