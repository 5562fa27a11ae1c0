import Foundation

/// A screen's grid of pixels, to which a platform rounds the sizes of texts, symbols and hairlines.
package struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, a whole number.
  let scale: CGFloat

  /// Creates a grid of 1 to 8 pixels per point; any other scale counts as the nearest of these.
  package init(scale: CGFloat) { self.scale = scale.isNaN ? 1 : min(max(scale.rounded(), 1), 8) }

  /// Returns the length of a number of pixels, in points.
  ///
  /// A third of a point has no binary fraction. Such lengths are rounded down to a unit of `TextUnit`, so that
  /// all numbers are multiples of it and small fractions, whose sums stay exact.
  package func points(ofPixels pixels: CGFloat) -> CGFloat {
    let unit = CGFloat(TextUnit.unitsPerPoint)
    return (pixels / scale * unit).rounded(.down) / unit
  }

  /// Returns the least line that is at least a length in points.
  ///
  /// A length that exceeds a line by less than a thousandth of a pixel is rounded to that line.
  func roundedUp(_ length: CGFloat) -> CGFloat { points(ofPixels: (length * scale - 0.001).rounded(.up)) }

  /// Returns the least line that is at least a width in units of `TextUnit`, like `roundedUp(_:)`.
  func roundedUp(units: Int) -> CGFloat { roundedUp(TextUnit.points(units)) }

  /// Returns the greatest line that is at most a length in points.
  func roundedDown(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale + 0.001).rounded(.down)
    let nearest = points(ofPixels: pixels)
    return nearest <= length ? nearest : points(ofPixels: pixels - 1)
  }

  /// Returns the line nearest to a length in points; of two, the one farther from zero.
  func nearest(_ length: CGFloat) -> CGFloat { points(ofPixels: (length * scale).rounded()) }

  /// Returns the next greater line after a line, in points.
  func above(_ line: CGFloat) -> CGFloat { points(ofPixels: (line * scale).rounded() + 1) }
}
