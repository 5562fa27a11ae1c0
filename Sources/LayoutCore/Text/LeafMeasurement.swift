import Foundation

/// The answer of a leaf to a proposal, with the proposals that have the same answer.
///
/// The answer holds for every proposal whose width lies in ``widths`` and whose height lies in ``heights``.
/// A side that was proposed as nil holds for nil only; its interval is ``MeasurementInterval/all`` and says
/// nothing about numbers.
public struct LeafMeasurement: Hashable, Sendable {
  /// The size of the leaf, in points; finite and not negative.
  public var size: CGSize

  /// The distance from the top to the first line's baseline, in points; nil where there is no text.
  public var firstBaseline: CGFloat?

  /// The distance from the top to the last line's baseline, in points; nil where there is no text.
  public var lastBaseline: CGFloat?

  /// The proposed widths that have this answer.
  public var widths: MeasurementInterval

  /// The proposed heights that have this answer.
  public var heights: MeasurementInterval

  /// Creates an answer, by default one without baselines and for the proposal alone that it answers.
  ///
  /// Give ``MeasurementInterval/all`` where the answer is the same whatever is proposed.
  public init(
    size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil,
    widths: MeasurementInterval = .proposed, heights: MeasurementInterval = .proposed
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.widths = widths
    self.heights = heights
  }

  /// The same answer with intervals that stand for themselves.
  package func answering(_ proposal: ProposedViewSize) -> LeafMeasurement {
    func interval(_ claimed: MeasurementInterval, _ side: CGFloat?) -> MeasurementInterval {
      claimed == .proposed ? side.map(MeasurementInterval.point) ?? .all : claimed
    }
    var answer = self
    answer.widths = interval(widths, proposal.width)
    answer.heights = interval(heights, proposal.height)
    return answer
  }

  /// Feeds the parts of the answer into a hasher (`CGSize` is not hashable everywhere).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(firstBaseline)
    hasher.combine(lastBaseline)
    hasher.combine(widths)
    hasher.combine(heights)
  }
}
