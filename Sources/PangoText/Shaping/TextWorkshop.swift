import CPango
import ElementTree
import Foundation
import PangoShim

/// Fonts with a cache of the texts that were last set in them, which any thread may use.
final class TextWorkshop: @unchecked Sendable {
  // Unchecked: the lock guards all mutable state, and Pango's objects with it.

  private let lock = NSLock()
  private let library: FontLibrary
  private let features: [String]
  private let capacity: Int
  /// The texts that were requested since the cache was last full; those that were requested before are in
  /// `older`.
  private var newer: [Key: ShapedText] = [:]
  private var older: [Key: ShapedText] = [:]
  private var count = 0

  private struct Key: Hashable {
    let runs: [TextRun]
    let scale: CGFloat
  }

  init(_ library: FontLibrary, features: [String], capacity: Int) {
    self.library = library
    self.features = features
    self.capacity = max(2, capacity)
  }

  /// The number of texts that were shaped so far.
  var shapedTexts: Int { lock.withLock { count } }

  var families: [String] { library.configuration.families }

  /// Returns the glyphs of a text at a scale.
  func shaped(_ text: MeasurableText, scale: CGFloat) -> ShapedText {
    let key = Key(runs: text.runs, scale: scale)
    return lock.withLock {
      if let known = newer[key] { return known }
      let shaped = older[key] ?? make(text, scale)
      if newer.count >= capacity / 2 { (older, newer) = (newer, [:]) }
      newer[key] = shaped
      return shaped
    }
  }

  private func make(_ text: MeasurableText, _ scale: CGFloat) -> ShapedText {
    count += 1
    return library.shaped(text, scale: scale, features: features)
  }

  /// Returns the outline of a glyph; empty where its font has none.
  func outline(of glyph: UInt32, face number: Int) -> GlyphOutline {
    lock.withLock {
      let face = library.faces[number]
      var outline = GlyphOutline(scale: face.scale / Double(FontLibrary.unitsPerPoint))
      withUnsafeMutablePointer(to: &outline) { context in
        pango_shim_outline(pango_font_get_hb_font(face.font), glyph, context) { context, kind, points in
          context?.assumingMemoryBound(to: GlyphOutline.self).pointee.append(kind, points)
        }
      }
      return outline
    }
  }

  /// Returns the picture of a glyph as the bytes of a PNG file, with its box from the glyph's origin, in
  /// points and downwards; `nil` if its font has none.
  func picture(of glyph: UInt32, face number: Int) -> (png: [UInt8], box: CGRect)? {
    lock.withLock {
      let face = library.faces[number]
      let shaper = pango_font_get_hb_font(face.font)
      guard let blob = hb_ot_color_glyph_reference_png(shaper, glyph) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0 else { return nil }
      func points(_ units: Int32) -> CGFloat {
        CGFloat(Double(units) * face.scale) / CGFloat(FontLibrary.unitsPerPoint)
      }
      let bytes = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(length)))
      }
      return (
        bytes,
        CGRect(
          x: points(extents.x_bearing), y: -points(extents.y_bearing), width: points(extents.width),
          height: -points(extents.height))
      )
    }
  }
}
