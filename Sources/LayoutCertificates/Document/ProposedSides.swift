import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// What a view is proposed, in exact points.
public struct ProposedSides: Hashable, Sendable {
  /// The proposed width; `nil` is unspecified.
  public var width: Extended<Rational>?
  /// The proposed height; `nil` is unspecified.
  public var height: Extended<Rational>?

  /// A proposal of two sides.
  public init(width: Extended<Rational>?, height: Extended<Rational>?) {
    self.width = width
    self.height = height
  }
}
