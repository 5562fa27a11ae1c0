import CCairo
import Foundation
import LayoutCore
import LayoutPictures
import PangoText

/// A picture as pixels.
struct Pixels {
  private let bytes: [UInt8]
  private let stride: Int
  let width: Int
  let height: Int

  /// The pixels of a view in a size.
  init(_ view: some View, _ width: CGFloat, _ height: CGFloat, options: PictureOptions = PictureOptions())
    throws
  {
    let picture = try Picture(of: view, in: ProposedViewSize(width: width, height: height), options: options)
    try self.init(png: picture.data(as: PNGFormat()))
  }

  /// The pixels of a PNG file.
  init(png data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = cairo_image_surface_create_from_png(file.path)
    defer { cairo_surface_destroy(surface) }
    (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    stride = Int(cairo_image_surface_get_stride(surface))
    bytes = Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// The colour of a pixel as six hexadecimal digits.
  subscript(x: Int, y: Int) -> String {
    let place = y * stride + 4 * x
    return [bytes[place + 2], bytes[place + 1], bytes[place]].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The number of pixels in some columns that are darker than half.
  func ink(columns: Range<Int>) -> Int {
    columns.reduce(0) { sum, x in sum + (0..<height).count { bytes[$0 * stride + 4 * x + 1] < 128 } }
  }
}
