import CCairo
import Foundation

/// A file format in which pictures are written.
///
/// ```swift
/// let format: any PictureFormat = try PictureFormats.named("svg")
/// print(format.name)
/// ```
public protocol PictureFormat: Sendable {
  /// The extension of file names, such as `svg`.
  var name: String { get }
  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The number of pixels in a point, where the format has pixels.
  /// - Throws: ``PictureError``.
  func data(of picture: Picture, scale: CGFloat) throws(PictureError) -> Data
}

/// The formats of pictures.
public enum PictureFormats {
  /// All formats.
  public static let all: [any PictureFormat] = [SVGFormat(), PNGFormat(), PDFFormat()]

  /// Returns the format with a file name extension, regardless of case.
  ///
  /// - Throws: ``PictureError/unknownFormat(_:known:)``.
  public static func named(_ name: String) throws(PictureError) -> any PictureFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownFormat(name, known: all.map { ".\($0.name)" })
    }
    return format
  }
}

/// Scalable Vector Graphics, as text that is byte for byte the same on all systems.
///
/// Letters are outlines, so that a viewer needs no font. Lengths are rounded to a thousandth of a point.
public struct SVGFormat: PictureFormat {
  /// The extension `svg`.
  public let name = "svg"

  /// Creates the format.
  public init() {}

  /// Returns the text, in UTF-8; the scale has no effect, as the format has no pixels.
  public func data(of picture: Picture, scale: CGFloat) -> Data { Data(text(of: picture).utf8) }

  /// Returns the picture as SVG text.
  public func text(of picture: Picture) -> String {
    var writer = SVGWriter()
    let bounds = picture.bounds
    let (width, height) = (SVGNumber.text(bounds.width), SVGNumber.text(bounds.height))
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "\(SVGNumber.text(bounds.minX)) \(SVGNumber.text(bounds.minY)) \(width) \(height)"),
      ])
    for item in picture.items { writer.write(item) }
    writer.close("svg")
    return writer.text
  }
}

/// The notation of lengths in SVG.
enum SVGNumber {
  /// Returns a number, rounded to a thousandth, without superfluous zeros; `0` if it is not finite.
  static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let thousandths = Int((min(max(number, -1e12), 1e12) * 1_000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(1_000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

/// Portable Network Graphics: pixels, at most 20,000 along each side.
public struct PNGFormat: PictureFormat {
  /// The extension `png`.
  public let name = "png"
  /// The longest side of a file, in pixels.
  private static let mostPixels = 20_000

  /// Creates the format.
  public init() {}

  /// Returns the bytes of the file.
  ///
  /// - Throws: ``PictureError``.
  public func data(of picture: Picture, scale: CGFloat) throws(PictureError) -> Data {
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

/// Portable Document Format: one page of the picture's size, in which a point is a point.
///
/// Letters are outlines under invisible text, so that the text can be found, selected and copied.
public struct PDFFormat: PictureFormat {
  /// The extension `pdf`.
  public let name = "pdf"

  /// Creates the format.
  public init() {}

  /// Returns the bytes of the file.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The number of pixels in a point of shadows, at least 2.
  /// - Throws: ``PictureError``.
  public func data(of picture: Picture, scale: CGFloat) throws(PictureError) -> Data {
    var outcome: Result<Void, PictureError> = .success(())
    let data = CairoBytes.collect { write, closure in
      let surface = cairo_pdf_surface_create_for_stream(
        write, closure, picture.bounds.width, picture.bounds.height)
      defer { cairo_surface_destroy(surface) }
      outcome = Result { () throws(PictureError) in
        let painter = try CairoPainter(
          surface, scale: 1, shadowScale: max(scale, 2), hasTextLayer: true)
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
