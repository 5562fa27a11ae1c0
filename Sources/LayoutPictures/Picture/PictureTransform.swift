import Foundation

/// An affine map of points: x becomes `a` x + `c` y + `x`, y becomes `b` x + `d` y + `y`.
package struct PictureTransform: Hashable, Sendable {
  package var a: CGFloat = 1
  package var b: CGFloat = 0
  package var c: CGFloat = 0
  package var d: CGFloat = 1
  package var x: CGFloat = 0
  package var y: CGFloat = 0

  /// Leaves every point where it is.
  package static let identity = PictureTransform()

  /// Moves points.
  package static func moved(x: CGFloat, y: CGFloat) -> PictureTransform { PictureTransform(x: x, y: y) }

  /// The map with a point that stays where it is.
  package func around(_ point: CGPoint) -> PictureTransform {
    var map = self
    map.x += point.x - a * point.x - c * point.y
    map.y += point.y - b * point.x - d * point.y
    return map
  }

  /// A turn to the right by an angle in degrees; turns by right angles are exact.
  package static func turned(degrees: CGFloat) -> PictureTransform {
    let quarter = degrees / 90
    let (sine, cosine): (CGFloat, CGFloat) =
      if quarter == quarter.rounded() {
        [(0, 1), (1, 0), (0, -1), (-1, 0)][Int(quarter.remainder(dividingBy: 4)) & 3]
      } else {
        (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      }
    return PictureTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }
}
