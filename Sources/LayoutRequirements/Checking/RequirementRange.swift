import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The container sizes for which requirements are checked: one side runs through a range and the other stays, or both
/// run.
public struct RequirementRange: Hashable, Sendable {
  /// Which side runs; `horizontal` where both do.
  public var axis: Axis
  /// Its least and greatest length, in points.
  public var range: ClosedRange<Rational>
  /// The other side where it stays: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?
  /// The heights where both sides run; `nil` where one stays.
  public private(set) var heights: ClosedRange<Rational>?

  /// A range of one side; the other is unspecified unless told.
  public init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>? = nil) {
    (self.axis, self.range, self.other) = (axis, range, other)
  }

  /// Ranges of both sides: every width with every height.
  public init(widths: ClosedRange<Rational>, heights: ClosedRange<Rational>) {
    self.init(.horizontal, over: widths)
    self.heights = heights
  }

  /// The ranges of the sides that run.
  public var running: [(axis: Axis, range: ClosedRange<Rational>)] {
    [(axis, range)] + (heights.map { [(.vertical, $0)] } ?? [])
  }

  /// All sizes; a side that stays and is no number is told as zero.
  package var sizes: SizeSet {
    if let heights { return SizeSet(widths: range, heights: heights) }
    return SizeSet(ExactInterval(range), along: axis, from: size(at: range.lowerBound))
  }

  /// The size where the running side has a length, in points.
  package func size(at length: Rational) -> SizePoint {
    var size = SizePoint(width: 0, height: 0)
    size[axis == .horizontal ? .vertical : .horizontal] = heights?.lowerBound ?? other?.finite ?? 0
    size[axis] = length
    return size
  }

  /// The container of a size.
  package func container(at size: SizePoint) -> ExactProposal {
    if heights != nil { return ExactProposal(.finite(size.width), .finite(size.height)) }
    return axis == .horizontal
      ? ExactProposal(.finite(size.width), other) : ExactProposal(other, .finite(size.height))
  }
}
