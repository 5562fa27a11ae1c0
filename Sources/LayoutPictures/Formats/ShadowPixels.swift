import CCairo
import Foundation

/// A silhouette in pixels of which only the opacity counts.
struct ShadowPixels {
  /// Cairo's handle; `nil` where the silhouette would be too large or is empty.
  let surface: OpaquePointer?
  private let scale: CGFloat

  /// An empty silhouette for what lies in some bounds, with so many pixels in a point.
  init(_ bounds: CGRect, scale: CGFloat) {
    self.scale = scale
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    surface =
      (1...8_000).contains(width) && (1...8_000).contains(height)
      ? cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) : nil
  }

  /// Spreads the opacity by a radius in points: three means over a box come near a normal distribution.
  func blur(radius: CGFloat) {
    cairo_surface_flush(surface)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    let reach = Int((radius * scale / 2).rounded())
    guard reach > 0, let bytes = cairo_image_surface_get_data(surface) else { return }
    for _ in 0..<3 {
      for row in 0..<height { mean(bytes + row * stride, count: width, step: 1, reach) }
      for column in 0..<width { mean(bytes + column, count: height, step: stride, reach) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each byte of a line by the mean of those around it.
  private func mean(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ reach: Int) {
    let line = (0..<count).map { Int(bytes[$0 * step]) }
    var sum = line.prefix(reach).reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
      bytes[index * step] = UInt8(sum / (2 * reach + 1))
    }
  }
}
