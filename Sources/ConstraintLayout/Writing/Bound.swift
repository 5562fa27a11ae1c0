/// A bound on a length, and what sets it.
public struct Bound {
  /// The bound.
  public var extent: Extent
  /// What sets it.
  public var cause: Cause

  /// Makes a bound.
  public init(_ extent: Extent, because cause: Cause) {
    self.extent = extent
    self.cause = cause
  }
}
