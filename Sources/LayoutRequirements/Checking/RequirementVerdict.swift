import LayoutCore
import LinearProgramming

/// What came of one requirement over a range.
public struct RequirementVerdict: Sendable {
  /// The requirement.
  public var requirement: Requirement
  /// The lengths at which it fails, in rising order; where the layout is sampled, single lengths.
  public var failing: [ExactInterval]
  /// Where it fails by the most; `nil` where it holds.
  public var worst: Worst?

  /// Whether it holds at every length, or at every length that was tried.
  public var holds: Bool { failing.isEmpty }

  /// Where a requirement fails by the most.
  public struct Worst: Hashable, Sendable {
    /// The length of the running side, in points.
    public var length: Rational
    /// Whether it fails at that length itself, and not just beside it.
    public var isAttained: Bool
    /// A length at which it fails: `length`, or one beside it.
    public var shown: Rational
    /// By how much; `nil` where that is no number.
    public var amount: Rational?
    /// What the amount counts; `nil` where that is no number.
    public var unit: RequirementUnit?
    /// The views that it is about, those to blame first.
    public var views: [LayoutTree.Index]
    /// The axes of the numbers that it is about.
    package var axes: [Axis]
    /// Whether the views' places count, and not their sizes alone.
    package var isAboutPlaces: Bool
  }
}

/// What came of requirements over a range.
public struct RequirementReport: Sendable {
  /// The tree.
  public var tree: LayoutTree
  /// The range.
  public var range: RequirementRange
  /// What came of each requirement, in order.
  public var verdicts: [RequirementVerdict]
  /// How the range was covered.
  public var coverage: Coverage

  /// How a range was covered.
  public enum Coverage: Hashable, Sendable {
    /// Every real length, in so many pieces in each of which every frame is an affine function.
    case exact(pieces: Int)
    /// So many lengths alone, evenly spaced, because code decides the layout of which nothing is known in between.
    case sampled(count: Int)
  }

  /// Whether every requirement holds.
  public var holds: Bool { verdicts.allSatisfy(\.holds) }
}
