import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The container sizes for which requirements are checked: one side runs through a range, the other stays.
public struct RequirementRange: Hashable, Sendable {
  /// Which side runs.
  public var axis: Axis
  /// Its least and greatest length, in points.
  public var range: ClosedRange<Rational>
  /// The other side: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?

  /// A range of one side; the other is unspecified unless told.
  public init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>? = nil) {
    (self.axis, self.range, self.other) = (axis, range, other)
  }

  /// The container where the running side has a length, in points.
  package func container(at length: Rational) -> ExactProposal {
    axis == .horizontal ? ExactProposal(.finite(length), other) : ExactProposal(other, .finite(length))
  }
}
