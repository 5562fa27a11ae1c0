import CCairo
import Foundation

/// Portable Document Format: one page of the picture's size, in which a point is a point.
public struct PDFFormat: PictureFormat {
  /// `pdf`.
  public let name = "pdf"

  /// The format.
  public init() {}

  /// The bytes of the file, in which shadows have `scale` pixels in a point; throws ``PictureError``.
  public func data(of picture: Picture, scale: CGFloat) throws -> Data {
    var outcome: Result<Void, any Error> = .success(())
    let data = CairoBytes.collect { write, closure in
      let surface = cairo_pdf_surface_create_for_stream(
        write, closure, picture.bounds.width, picture.bounds.height)
      defer { cairo_surface_destroy(surface) }
      outcome = Result {
        let painter = try CairoPainter(surface, scale: 1, shadowScale: max(scale, 2))
        painter.draw(picture)
        try painter.finish()
      }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    try outcome.get()
    return data
  }
}
