import ElementTree
import Foundation
import LinearProgramming

/// The container sizes of a walk or a proof: one side runs through a range, and the other is fixed.
///
/// ```swift
/// let widths = ContainerRange(widths: 320...430, height: 100)
/// let heights = ContainerRange(width: nil, heights: 0...600)  // at the ideal width
/// ```
public struct ContainerRange: Hashable, Sendable {
  /// The axis of the side that runs.
  public var axis: Axis
  /// The least and the greatest length of that side, in points.
  public var lengths: ClosedRange<Rational>
  /// The fixed side: a number of points, infinite, or unspecified (`nil`).
  public var fixedSide: Extended<Rational>?

  /// Creates the range of all widths from one to another, in points, at one height; `nil` is unspecified.
  public init(widths: ClosedRange<Rational>, height: Extended<Rational>? = nil) {
    self.init(.horizontal, lengths: widths, fixedSide: height)
  }

  /// Creates the range of all heights from one to another, in points, at one width; `nil` is unspecified.
  public init(width: Extended<Rational>?, heights: ClosedRange<Rational>) {
    self.init(.vertical, lengths: heights, fixedSide: width)
  }

  /// Creates a range of the side along an axis.
  package init(_ axis: Axis, lengths: ClosedRange<Rational>, fixedSide: Extended<Rational>?) {
    (self.axis, self.lengths, self.fixedSide) = (axis, lengths, fixedSide)
  }

  /// Creates a range of the side along an axis of a proposal, whose other side is fixed.
  package init(_ axis: Axis, lengths: ClosedRange<Rational>, of proposal: ProposedViewSize) {
    let side = axis == .horizontal ? proposal.height : proposal.width
    self.init(axis, lengths: lengths, fixedSide: side.map { Extended(Double($0)) })
  }

  /// Returns the container in which the running side has a length, in points.
  package func container(at length: Rational) -> ExactProposal {
    axis == .horizontal
      ? ExactProposal(.finite(length), fixedSide) : ExactProposal(fixedSide, .finite(length))
  }
}
