import struct LinearProgramming.Rational

/// What a view is proposed, in exact points.
public struct ProposedSides: Hashable, Sendable {
  /// One side of a proposal.
  public enum Side: Hashable, Sendable {
    /// Nothing in particular.
    case unspecified
    /// As much as it likes.
    case infinite
    /// Less than any number.
    case negativeInfinite
    /// So many points.
    case number(Rational)

    /// The number of points; `nil` where the side is no number.
    public var number: Rational? {
      if case .number(let number) = self { return number }
      return nil
    }
  }

  /// The proposed width.
  public var width: Side
  /// The proposed height.
  public var height: Side

  /// A proposal of two sides.
  public init(width: Side, height: Side) {
    self.width = width
    self.height = height
  }
}
