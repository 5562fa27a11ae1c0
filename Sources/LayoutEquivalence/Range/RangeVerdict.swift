import ElementTree
import LayoutProofs
import LinearProgramming

/// What came out of comparing the two engines over a range.
public enum RangeVerdict: Hashable, Sendable {
  /// They agree for every real length in the range.
  case proven(RangeProof)
  /// They do not agree, and this shows it.
  case refuted(RangeCounterexample)
  /// They agree wherever they were compared; opaque code makes more than samples impossible.
  case sampled(RangeSampling)
}

/// The layout over a range, piece by piece: on each interval the two engines' functions are the same.
public struct RangeProof: Hashable, Sendable {
  /// An interval of lengths, and the frames there.
  public struct Piece: Hashable, Sendable {
    /// The lengths of the running side.
    public var interval: ExactInterval
    /// The frames by preorder position, as the constraint engine says; constants where the interval is one length.
    public var frames: [FrameFunction?]
    /// The lengths for which the same functions are both engines', beyond the interval too.
    var reach: ExactInterval
  }

  /// What was asked.
  public var question: RangeQuestion
  /// The intervals, from the least length to the greatest, without gaps.
  public var pieces: [Piece]
  /// How many layouts it took until the views' actions changed nothing; 1 where there were none.
  public var rounds = 1

  /// How many views are placed.
  public var viewCount: Int { pieces.first?.frames.count { $0 != nil } ?? 0 }
}

/// A frame on which the two engines do not agree, and a length that shows it.
public struct RangeCounterexample: Hashable, Sendable {
  /// The lengths for which both functions are the engines'.
  public var interval: ExactInterval
  /// The view.
  public var view: LayoutTree.Index
  /// Which number of its frame.
  public var coordinate: FrameCoordinate
  /// What the reference engine says; `nil` where it does not place the view.
  public var reference: LengthFunction?
  /// What the constraint engine says; `nil` where it does not place the view.
  public var constraints: LengthFunction?
  /// A length in the interval at which the two differ, in points.
  public var length: Rational
}

/// A comparison at single lengths.
public struct RangeSampling: Hashable, Sendable {
  /// What was asked.
  public var question: RangeQuestion
  /// How many lengths were tried, evenly spaced, both ends among them.
  public var count: Int
  /// The views with opaque code, because of which nothing is proven; none where the range has too many pieces.
  public var opaqueViews: [LayoutTree.Index]
  /// Whether each length has a tree of its own, because of which nothing is proven.
  public var isMadeAnew = false
}
