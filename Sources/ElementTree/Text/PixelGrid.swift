import Foundation

/// The grid of a screen's pixels, on whose lines a platform puts texts.
struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has; a whole number.
  let scale: CGFloat

  /// A grid of 1 to 8 pixels a point; any other scale counts as the nearest of these.
  init(scale: CGFloat) { self.scale = scale.isNaN ? 1 : min(max(scale.rounded(), 1), 8) }

  // A third of a point has no binary fraction. Such lines are put up to a unit of `TextUnit` above their place, so that all
  // numbers are multiples of it and small fractions, whose sums stay exact.
  private func line(_ pixels: CGFloat) -> CGFloat {
    let unit = CGFloat(TextUnit.unitsPerPoint)
    return (pixels / scale * unit).rounded(.down) / unit
  }

  /// The first line at or below a length in points; what is less than a thousandth of a pixel above one is on it.
  func roundedUp(_ length: CGFloat) -> CGFloat { line((length * scale - 0.001).rounded(.up)) }

  /// The first line at or below a width in units of `TextUnit`.
  func roundedUp(units: Int) -> CGFloat { roundedUp(TextUnit.points(units)) }

  /// The last line at or above a length in points.
  func roundedDown(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale + 0.001).rounded(.down)
    let nearest = line(pixels)
    return nearest <= length ? nearest : line(pixels - 1)
  }

  /// The line nearest to a length in points; of two, the lower one.
  func nearest(_ length: CGFloat) -> CGFloat { line((length * scale).rounded()) }

  /// The line after one, in points.
  func above(_ line: CGFloat) -> CGFloat { self.line((line * scale).rounded() + 1) }
}
