import CCairo
import Foundation

/// Bytes that Cairo writes or reads one piece after the other.
enum CairoBytes {
  private final class Buffer {
    var data = Data()
    var position = 0
  }

  /// What Cairo writes into the function that it is given.
  static func collect(
    _ body: (cairo_write_func_t, UnsafeMutableRawPointer) -> cairo_status_t
  ) -> Data {
    let buffer = Buffer()
    _ = body(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Buffer>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(buffer).toOpaque())
    return buffer.data
  }

  /// The surface of a PNG file's bytes; `nil` where they are none.
  ///
  /// Whoever asks destroys it.
  static func surface(png bytes: [UInt8]) -> OpaquePointer? {
    let buffer = Buffer()
    buffer.data = Data(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let buffer = Unmanaged<Buffer>.fromOpaque(closure).takeUnretainedValue()
        let end = buffer.position + Int(count)
        guard end <= buffer.data.count else { return CAIRO_STATUS_READ_ERROR }
        buffer.data.copyBytes(to: bytes, from: buffer.position..<end)
        buffer.position = end
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(buffer).toOpaque())
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
