import Foundation

/// A kind of file that pictures are written to.
///
/// ```swift
/// let format: any PictureFormat = try PictureFormats.named("svg")
/// print(format.name)
/// ```
public protocol PictureFormat: Sendable {
  /// The ending of the files' names, such as `svg`.
  var name: String { get }
  /// The bytes of a file; `scale` is the number of pixels in a point, where the format has pixels.
  ///
  /// Throws ``PictureError``.
  func data(of picture: Picture, scale: CGFloat) throws -> Data
}

/// The formats that there are.
public enum PictureFormats {
  /// All of them.
  public static let all: [any PictureFormat] = [SVGFormat(), PNGFormat(), PDFFormat()]

  /// The format of a file name's ending.
  ///
  /// Throws ``PictureError/unknownFormat(_:known:)``.
  public static func named(_ name: String) throws(PictureError) -> any PictureFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownFormat(name, known: all.map { ".\($0.name)" })
    }
    return format
  }
}
