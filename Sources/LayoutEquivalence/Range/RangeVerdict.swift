import ConstraintLayout
import ElementTree
import LayoutProofs
import LinearProgramming

/// The result of comparing the two engines over a range.
public enum RangeVerdict: Hashable, Sendable {
  /// The engines agree for every real length in the range.
  case proven(RangeProof)
  /// The engines disagree at the length of the counterexample.
  case refuted(RangeCounterexample)
  /// The engines agree at every sampled length, and nothing is proven about the lengths between.
  case sampled(RangeSampling)
}

/// The layout over a range in pieces, on each of which both engines have the same functions.
public struct RangeProof: Hashable, Sendable {
  /// An interval of lengths, with the frames on it.
  public struct Piece: Hashable, Sendable {
    /// The lengths of the varied side, in points.
    public var interval: ExactInterval
    /// The frames by preorder position, as functions of the length; `nil` for a view that is not placed.
    ///
    /// They are constants if the interval is one length.
    public var frames: [FrameFunction?]
    /// The lengths for which both engines have these functions, which may exceed the interval.
    var reach: ExactInterval
  }

  /// The container sizes for which the layouts are proven equal.
  public var range: ContainerRange
  /// The intervals, from the least length to the greatest, without gaps.
  public var pieces: [Piece]
  /// The number of layouts until the views' actions changed nothing; 1 if there are no actions.
  public var rounds = 1

  /// The number of placed views.
  public var viewCount: Int { pieces.first?.frames.count { $0 != nil } ?? 0 }
}

/// A coordinate of a frame on which the engines disagree, with a length that shows it.
public struct RangeCounterexample: Hashable, Sendable {
  /// The lengths for which the engines have these functions, in points.
  public var interval: ExactInterval
  /// The view of the frame.
  public var view: LayoutTree.Index
  /// The coordinate of the frame.
  public var coordinate: FrameCoordinate
  /// The function found by the reference engine; `nil` if it does not place the view.
  public var reference: LengthFunction?
  /// The function found by the constraint engine; `nil` if it does not place the view.
  public var constraints: LengthFunction?
  /// A length in the interval at which the two differ, in points.
  public var length: Rational
}

/// A comparison of the engines at single lengths.
public struct RangeSampling: Hashable, Sendable {
  /// The container sizes from which the compared ones were taken.
  public var range: ContainerRange
  /// The number of compared lengths, evenly spaced, including both ends.
  public var count: Int
  /// The views whose opaque code prevents a proof; empty if the range has too many pieces.
  public var opaqueViews: [LayoutTree.Index]
  /// Whether each length has a tree of its own, so that nothing is proven.
  public var isMadeAnew = false
}
