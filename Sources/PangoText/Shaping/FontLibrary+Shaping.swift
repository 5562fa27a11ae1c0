import CPango
import ElementTree
import Foundation

extension FontLibrary {
  /// A run of a text, scaled, with the face in which its letters are looked up first.
  struct Run {
    let font: Font
    /// The size in 64ths of a point.
    let size: Int
    /// The tracking of each letter, in Pango's units.
    let tracking: Int
    /// The OpenType features, separated by commas.
    let features: String
    let face: Int?
    let set: SetRun
    let height: RunHeight
  }

  /// Returns the glyphs of a text at a scale, with OpenType features such as `kern=0`.
  func shaped(_ text: MeasurableText, scale: CGFloat, features: [String]) -> ShapedText {
    let runs = text.runs.map { run($0, scale, features) }
    var builder = ShapedTextBuilder(runs)
    for (index, run) in text.runs.enumerated() {
      if run.image != nil {
        builder.appendImage(of: index, standingFor: run.string)
        continue
      }
      for letter in run.string {
        if letter.isNewline {
          builder.endParagraph(newline: letter, self)
        } else {
          builder.append(letter, of: index)
        }
      }
    }
    builder.endParagraph(newline: nil, self)
    return builder.text
  }

  private func run(_ run: TextRun, _ scale: CGFloat, _ features: [String]) -> Run {
    let size = max(1, Int((run.font.size * scale * 64).rounded()))
    let face = face(of: run.font, size: size)
    let offset = TextUnit.height(run.baselineOffset * scale)
    let (ascent, descent) = face.map { (faces[$0].ascent, faces[$0].descent) } ?? (0, 0)
    let tracking = run.tracking.isFinite ? run.tracking : 0
    // Letters that are set apart do not form ligatures.
    let all = features + (tracking == 0 ? [] : ["liga=0", "clig=0"])
    let ellipsis = shapedWord("…", run.font, size, all.joined(separator: ", "))
    var height = RunHeight(
      ascent: ascent, descent: descent,
      ellipsis: ShapedTextBuilder.width(of: ellipsis, tracking: Self.units(tracking * scale)))
    if let image = run.image { height.add(image, scale: scale) }
    height.move(by: offset)
    return Run(
      font: run.font, size: size, tracking: Self.units(tracking * scale),
      features: all.joined(separator: ", "), face: face,
      set: SetRun(
        image: run.image, scale: scale, baselineOffset: offset, ascent: ascent, descent: descent,
        ellipsis: ellipsis), height: height)
  }

  /// Returns the nearest number of Pango's units to a length in points.
  private static func units(_ points: CGFloat) -> Int {
    Int((min(max(points, -65_536), 65_536) * CGFloat(unitsPerPoint)).rounded())
  }

  /// Returns the glyphs of a word that is not a part of a text.
  private func shapedWord(_ word: String, _ font: Font, _ size: Int, _ features: String) -> [ShapedGlyph] {
    let bytes = Array(word.utf8)
    var glyphs: [ShapedGlyph] = []
    forEachItem(bytes, [(0..<bytes.count, font, size, features)]) { _, _, shaped in
      glyphs += shaped.map(\.glyph)
    }
    return glyphs
  }

  /// A stretch of a paragraph in one font: bytes, the font, its size in 64ths, and OpenType features.
  typealias Span = (bytes: Range<Int>, font: Font, size: Int, features: String)

  /// Calls a function with each stretch of a paragraph that is set in one direction and one face.
  ///
  /// - Parameter body: A closure that receives the stretch's bytes, its embedding level, and its glyphs from
  ///   the left, each with the byte at which it begins.
  func forEachItem(
    _ bytes: [UInt8], _ spans: [Span],
    _ body: (Range<Int>, UInt8, [(byte: Int, glyph: ShapedGlyph)]) -> Void
  ) {
    guard !bytes.isEmpty else { return }
    let attributes = attributes(spans)
    defer { pango_attr_list_unref(attributes) }
    bytes.withUnsafeBytes { raw in
      let text = raw.baseAddress!.assumingMemoryBound(to: CChar.self)
      let items = pango_itemize_with_base_dir(
        context, PANGO_DIRECTION_WEAK_LTR, text, 0, Int32(bytes.count), attributes, nil)
      let glyphs = pango_glyph_string_new()!
      defer {
        pango_glyph_string_free(glyphs)
        g_list_free(items)
      }
      var next = items
      while let entry = next {
        let item = entry.pointee.data.assumingMemoryBound(to: PangoItem.self)
        defer { pango_item_free(item) }
        next = entry.pointee.next
        let start = Int(item.pointee.offset)
        pango_shape_full(
          text + start, item.pointee.length, text, Int32(bytes.count), &item.pointee.analysis, glyphs)
        let size = (spans.last { $0.bytes.lowerBound <= start } ?? spans[0]).size
        body(
          start..<start + Int(item.pointee.length), item.pointee.analysis.level,
          shaped(glyphs, item.pointee.analysis.font, size).map { (start + $0.byte, $0.glyph) })
      }
    }
  }

  private func shaped(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>?, _ size: Int
  ) -> [(byte: Int, glyph: ShapedGlyph)] {
    guard let font else { return [] }
    let number = face(font, size: size)
    let scale = faces[number].scale
    func scaled(_ units: Int32) -> Int { scale == 1 ? Int(units) : Int((Double(units) * scale).rounded()) }
    return (0..<Int(glyphs.pointee.num_glyphs)).map { index in
      let info = glyphs.pointee.glyphs[index]
      // A letter without a glyph is invisible, or a box.
      let isDrawn = info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) == 0 && info.glyph != Self.empty
      return (
        Int(glyphs.pointee.log_clusters[index]),
        ShapedGlyph(
          face: number, glyph: isDrawn ? info.glyph : nil, advance: scaled(info.geometry.width),
          x: scaled(info.geometry.x_offset), y: scaled(info.geometry.y_offset))
      )
    }
  }

  /// Pango's glyph for characters that are not drawn.
  private static let empty: UInt32 = 0x0FFF_FFFF

  private func attributes(_ spans: [Span]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for span in spans {
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(span.bytes.lowerBound)
        attribute?.pointee.end_index = UInt32(span.bytes.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      let description = description(of: span.font, size: span.size)
      insert(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if !span.features.isEmpty { insert(pango_attr_font_features_new(span.features)) }
    }
    return list
  }
}
