import Foundation

/// A screen's grid of pixels, to whose lines a platform rounds texts.
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, a whole number.
  let scale: CGFloat

  /// Creates a grid of 1 to 8 pixels per point; any other scale counts as the nearest of these.
  init(scale: CGFloat) { self.scale = scale.isNaN ? 1 : min(max(scale.rounded(), 1), 8) }

  // A third of a point has no binary fraction. Such lines are rounded down to a unit of `TextUnit`, so that
  // all numbers are multiples of it and small fractions, whose sums stay exact.
  private func line(_ pixels: CGFloat) -> CGFloat {
    let unit = CGFloat(TextUnit.unitsPerPoint)
    return (pixels / scale * unit).rounded(.down) / unit
  }

  /// Returns the first line at or below a length in points; one less than a thousandth of a pixel above the
  /// length counts as well.
  func roundedUp(_ length: CGFloat) -> CGFloat { line((length * scale - 0.001).rounded(.up)) }

  /// Returns the first line at or below a width in units of `TextUnit`.
  func roundedUp(units: Int) -> CGFloat { roundedUp(TextUnit.points(units)) }

  /// Returns the last line at or above a length in points.
  func roundedDown(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale + 0.001).rounded(.down)
    let nearest = line(pixels)
    return nearest <= length ? nearest : line(pixels - 1)
  }

  /// Returns the line nearest to a length in points; the lower one of two.
  func nearest(_ length: CGFloat) -> CGFloat { line((length * scale).rounded()) }

  /// Returns the line after another one, in points.
  func above(_ line: CGFloat) -> CGFloat { self.line((line * scale).rounded() + 1) }
}
