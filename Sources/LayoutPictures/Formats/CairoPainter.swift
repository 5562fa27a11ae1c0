import CCairo
import Foundation

/// Draws pictures onto one of Cairo's surfaces.
struct CairoPainter {
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  private let scale: CGFloat
  private let shadowScale: CGFloat
  /// Whether the text of letters is drawn invisibly as well.
  private let hasTextLayer: Bool

  /// Creates a painter with `scale` of the surface's units in a point, and `shadowScale` pixels in a point of
  /// a shadow.
  ///
  /// - Throws: ``PictureError``.
  init(_ surface: OpaquePointer?, scale: CGFloat, shadowScale: CGFloat? = nil, hasTextLayer: Bool = false)
    throws(PictureError)
  {
    self.surface = surface
    self.hasTextLayer = hasTextLayer
    self.scale = scale
    self.shadowScale = shadowScale ?? scale
    context = cairo_create(surface)
    try Self.check(cairo_status(context))
  }

  /// Ends the drawing; throws if Cairo reports an error.
  func finish() throws(PictureError) {
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    try Self.check(status)
  }

  private static func check(_ status: cairo_status_t) throws(PictureError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .failed(cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status.rawValue)")
  }

  /// Draws a picture with the corner of its bounds at the corner of the surface.
  func draw(_ picture: Picture) {
    cairo_scale(context, scale, scale)
    cairo_translate(context, -picture.bounds.minX, -picture.bounds.minY)
    draw(picture.items)
  }

  private func draw(_ items: [PictureItem]) { for item in items { draw(item) } }

  private func draw(_ item: PictureItem) {
    switch item {
    case .fill(let path, let paint):
      trace(path)
      use(paint, path.bounds)
      cairo_fill(context)
      if hasTextLayer { for words in path.words { write(words) } }
    case .stroke(let path, let paint, let stroke):
      trace(path)
      use(paint, path.bounds)
      cairo_set_line_width(context, stroke.width)
      cairo_set_dash(context, stroke.dashes.map { Double($0) }, Int32(stroke.dashes.count), stroke.phase)
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(context, stroke.join.cairo)
      cairo_stroke(context)
    case .pixels(let image, let frame): draw(image, frame)
    case .group(let group): draw(group)
    }
  }

  /// Writes the text of letters over them, with the least opacity: clear text would be left out of the file.
  ///
  /// The font is any that the system has; the words are as wide as the letters.
  private func write(_ words: PicturePath.Words) {
    let text = words.text
    guard words.width > 0, words.height > 0, !text.allSatisfy(\.isWhitespace) else { return }
    cairo_save(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1.0 / 255)
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    let size = words.height / 1.2
    cairo_set_font_size(context, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    if extents.x_advance > 0 {
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, size * words.width / extents.x_advance, size)
      cairo_set_font_matrix(context, &matrix)
      cairo_move_to(context, words.origin.x, words.origin.y)
      cairo_show_text(context, text)
    }
    cairo_restore(context)
    cairo_new_path(context)
  }

  private func draw(_ image: PNGImage, _ frame: CGRect) {
    guard let pixels = CairoBytes.surface(png: image.bytes) else { return }
    defer { cairo_surface_destroy(pixels) }
    let (width, height) = (cairo_image_surface_get_width(pixels), cairo_image_surface_get_height(pixels))
    guard width > 0, height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, frame.width / CGFloat(width), frame.height / CGFloat(height))
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func draw(_ group: PictureGroup) {
    guard !group.items.isEmpty else { return }
    cairo_save(context)
    let map = group.transform
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.x, y0: map.y)
    guard map.a * map.d - map.b * map.c != 0 else { return cairo_restore(context) }
    cairo_transform(context, &matrix)
    if let shadow = group.shadow { draw(shadow, of: group) }
    if let clip = group.clip {
      trace(clip)
      cairo_clip(context)
    }
    if group.blur > 0 {
      drawBlurred(group)
    } else if let mask = group.mask {
      cairo_push_group(context)
      draw(group.items)
      let content = cairo_pop_group(context)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      draw(mask)
      let alpha = cairo_pop_group(context)
      cairo_set_source(context, content)
      cairo_mask(context, alpha)
      cairo_pattern_destroy(content)
      cairo_pattern_destroy(alpha)
    } else if group.opacity < 1 {
      cairo_push_group(context)
      draw(group.items)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    } else {
      draw(group.items)
    }
    cairo_restore(context)
  }

  /// Draws the blurred pixels of a group.
  private func drawBlurred(_ group: PictureGroup) {
    let bounds = group.reach.insetBy(dx: -group.blur * 2, dy: -group.blur * 2)
    let pixels = BlurredPixels(bounds, scale: shadowScale, CAIRO_FORMAT_ARGB32)
    guard let surface = pixels.surface, let painter = try? CairoPainter(surface, scale: shadowScale) else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    painter.draw(Picture(bounds: bounds, items: group.items))
    guard (try? painter.finish()) != nil else { return }
    // SwiftUI's radius is the standard deviation of a normal distribution; a shadow's is twice that.
    pixels.blur(radius: group.blur * 2)
    cairo_save(context)
    cairo_translate(context, bounds.minX, bounds.minY)
    cairo_scale(context, 1 / shadowScale, 1 / shadowScale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint_with_alpha(context, group.opacity)
    cairo_restore(context)
  }

  private func trace(_ path: PicturePath) {
    cairo_new_path(context)
    for segment in path.segments {
      switch segment {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func use(_ paint: Paint, _ bounds: CGRect) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    case .gradient(let gradient):
      func point(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
      }
      let pattern: OpaquePointer?
      switch gradient.form {
      case .linear(let from, let to):
        let (start, end) = (point(from), point(to))
        pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let center, let from, let to):
        let middle = point(center)
        pattern = cairo_pattern_create_radial(middle.x, middle.y, from, middle.x, middle.y, to)
      case .elliptical, .angular, .mesh:
        // These are converted to plain shapes before.
        return
      }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, color.red, color.green, color.blue, color.opacity)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws the blurred silhouette of a group, from pixels.
  private func draw(_ shadow: PictureShadow, of group: PictureGroup) {
    let margin = shadow.radius * 2
    let bounds = group.reach.insetBy(dx: -margin, dy: -margin)
    let pixels = BlurredPixels(bounds, scale: shadowScale, CAIRO_FORMAT_A8)
    guard let silhouette = pixels.surface else { return }
    defer { cairo_surface_destroy(silhouette) }
    var thrown = group
    (thrown.shadow, thrown.transform) = (nil, .identity)
    guard let painter = try? CairoPainter(silhouette, scale: shadowScale) else { return }
    painter.draw(Picture(bounds: bounds, items: [.group(thrown)]))
    guard (try? painter.finish()) != nil else { return }
    pixels.blur(radius: shadow.radius)
    cairo_save(context)
    cairo_translate(context, bounds.minX + shadow.x, bounds.minY + shadow.y)
    cairo_scale(context, 1 / shadowScale, 1 / shadowScale)
    let color = shadow.color
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    cairo_mask_surface(context, silhouette, 0, 0)
    cairo_restore(context)
  }
}

extension PictureGroup {
  /// The rectangle around the group's items, in its own coordinates.
  fileprivate var reach: CGRect {
    let all = items.map(\.reach).reduce(CGRect.null) { $0.union($1) }
    return clip.map { $0.bounds.intersection(all) } ?? all
  }
}

extension PictureItem {
  /// The rectangle around the item, strokes included.
  fileprivate var reach: CGRect {
    switch self {
    case .fill(let path, _): return path.bounds
    case .stroke(let path, _, let stroke):
      return path.bounds.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
    case .pixels(_, let frame): return frame
    case .group(let group):
      let inner = group.reach
      guard !inner.isNull else { return inner }
      let map = group.transform
      let corners = [
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
        CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
      ].map { CGPoint(x: map.a * $0.x + map.c * $0.y + map.x, y: map.b * $0.x + map.d * $0.y + map.y) }
      return corners.map { CGRect(origin: $0, size: .zero) }.reduce(CGRect.null) { $0.union($1) }
    }
  }
}

/// Bytes that Cairo writes or reads in pieces.
enum CairoBytes {
  private final class Buffer {
    var data = Data()
    var position = 0
  }

  /// Returns the bytes that Cairo writes into the function it is given.
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

  /// Returns the surface of a PNG file's bytes; `nil` if they are no PNG file.
  ///
  /// The caller destroys it.
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

/// Pixels that are blurred: in colour, or only their opacity.
struct BlurredPixels {
  /// Cairo's handle; `nil` where there would be too many pixels or none.
  let surface: OpaquePointer?
  private let scale: CGFloat
  /// The number of bytes in a pixel.
  private let bytes: Int

  /// Creates clear pixels for some bounds, with `scale` in a point.
  init(_ bounds: CGRect, scale: CGFloat, _ format: cairo_format_t) {
    self.scale = scale
    bytes = format == CAIRO_FORMAT_A8 ? 1 : 4
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    surface =
      (1...8_000).contains(width) && (1...8_000).contains(height)
      ? cairo_image_surface_create(format, Int32(width), Int32(height)) : nil
  }

  /// Blurs the pixels by a radius in points: three means over a box approximate a normal distribution.
  func blur(radius: CGFloat) {
    cairo_surface_flush(surface)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    let reach = Int((radius * scale / 2).rounded())
    guard reach > 0, let data = cairo_image_surface_get_data(surface) else { return }
    for _ in 0..<3 {
      for part in 0..<bytes {
        for row in 0..<height { mean(data + row * stride + part, count: width, step: bytes, reach) }
        for column in 0..<width {
          mean(data + column * bytes + part, count: height, step: stride, reach)
        }
      }
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

extension PictureStroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension PictureStroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
