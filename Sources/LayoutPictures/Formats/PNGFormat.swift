import CCairo
import Foundation

/// Portable Network Graphics: pixels, as many in a point as asked for.
public struct PNGFormat: PictureFormat {
  /// `png`.
  public let name = "png"
  /// The longest side of a file, in pixels.
  private static let mostPixels = 20_000

  /// The format.
  public init() {}

  /// The bytes of the file; throws ``PictureError``.
  public func data(of picture: Picture, scale: CGFloat) throws -> Data {
    let (width, height) = (
      Int((picture.bounds.width * scale).rounded(.up)), Int((picture.bounds.height * scale).rounded(.up))
    )
    guard width <= Self.mostPixels, height <= Self.mostPixels else {
      throw PictureError.tooLarge(width: width, height: height)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height)))
    defer { cairo_surface_destroy(surface) }
    let painter = try CairoPainter(surface, scale: scale)
    painter.draw(picture)
    try painter.finish()
    return CairoBytes.collect { cairo_surface_write_to_png_stream(surface, $0, $1) }
  }
}
