import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// What a view is proposed, in exact points.
package struct ProposedSides: Hashable, Sendable {
  /// The proposed width; `nil` is unspecified.
  package var width: Extended<Rational>?
  /// The proposed height; `nil` is unspecified.
  package var height: Extended<Rational>?

  /// A proposal of two sides.
  package init(width: Extended<Rational>?, height: Extended<Rational>?) {
    self.width = width
    self.height = height
  }
}
