import Foundation

/// Moves edges to the nearest pixel, in the root container's coordinates: views that touched still touch.
struct PixelSnapping {
  /// The number of pixels in a point.
  var scale: CGFloat

  /// The frame between the snapped edges; infinite edges stay.
  func snapped(_ frame: CGRect) -> CGRect {
    let (x, width) = snapped(frame.origin.x, frame.size.width)
    let (y, height) = snapped(frame.origin.y, frame.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func snapped(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
    let edge = nearest(start)
    guard length.isFinite else { return (edge, length) }
    return (edge, nearest(start + length) - edge)
  }

  /// Halves go up, for negative edges too: so a layout that is moved by whole pixels keeps its shape.
  private func nearest(_ edge: CGFloat) -> CGFloat {
    let pixel = (edge * scale + 0.5).rounded(.down) / scale
    return pixel.isFinite ? pixel : edge
  }
}
