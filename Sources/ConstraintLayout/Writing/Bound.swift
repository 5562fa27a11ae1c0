/// A bound on a length, and what sets it.
package struct Bound {
  /// The bound.
  package var extent: Extent
  /// What sets it.
  package var cause: Cause

  /// Makes a bound.
  package init(_ extent: Extent, because cause: Cause) {
    self.extent = extent
    self.cause = cause
  }
}
