import CPango
import ElementTree
import Foundation

/// Fonts, loaded when texts first need them; one thread at a time may use them.
final class FontLibrary {
  /// Pango's units in a point.
  static let unitsPerPoint = 1024

  /// The configuration that holds the names of the fonts.
  let configuration: FontConfiguration
  /// Pango's context, whose language is fixed, so that measurements do not depend on the user's.
  let context: OpaquePointer
  /// The faces in which texts were set.
  private(set) var faces: [Face] = []

  private let map: UnsafeMutablePointer<PangoFontMap>
  private let fonts: PangoFonts
  private let family: String?
  private var numbers: [FaceKey: Int] = [:]

  /// A font at a size.
  struct Face {
    let font: UnsafeMutablePointer<PangoFont>
    /// The same font at the scale of its design units, whose advances are not rounded; `nil` for a bitmap
    /// font of another size.
    let design: OpaquePointer?
    /// The number of Pango's units in a design unit of the font.
    let unit: Double
    /// The factor from Pango's lengths to those at the requested size, which is not 1 for bitmap fonts of
    /// other sizes.
    let scale: Double
    /// The height of a line above its baseline, in points; a multiple of 1/2.
    let ascent: CGFloat
    /// The depth of a line below its baseline, in points; a multiple of 1/2.
    let descent: CGFloat
  }

  private struct FaceKey: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let size: Int
  }

  /// Creates a library of the fonts of files or of the system.
  ///
  /// - Parameter family: The family of texts that name none; `nil` for the first file's, or the system's sans
  ///   serif.
  /// - Throws: `PangoTextError` if there are no fonts, or a file has none.
  init(_ fonts: PangoFonts, family: String?) throws(PangoTextError) {
    configuration = try FontConfiguration(fonts)
    self.fonts = fonts
    self.family = family
    map = pango_ft2_font_map_new()
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.handle)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, Self.language)
  }

  deinit {
    for face in faces {
      hb_font_destroy(face.design)
      g_object_unref(face.font)
    }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// The language for shaping and line breaks: English.
  static var language: OpaquePointer? { pango_language_from_string("en") }

  /// Returns the family of a font: the one that it names, or else one for its design.
  func family(of font: Font) -> String {
    if let name = font.family { return name }
    let standard = family ?? configuration.families[0]
    switch (fonts, font.design) {
    case (.files, .monospaced): return configuration.monospaced ?? standard
    case (.files, _): return standard
    case (.system, .monospaced): return "monospace"
    case (.system, .serif): return "serif"
    case (.system, .default), (.system, .rounded): return family ?? "sans-serif"
    }
  }

  /// Returns a description of a font at a size in 64ths of a point; the caller frees it.
  func description(of font: Font, size: Int) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family(of: font))
    pango_font_description_set_weight(description, font.weight.pango)
    pango_font_description_set_absolute_size(description, Double(Self.units(size)))
    return description
  }

  /// Returns the index of the first face for a font's letters, at a size in 64ths of a point; `nil` for none.
  func face(of font: Font, size: Int) -> Int? {
    let description = description(of: font, size: size)
    defer { pango_font_description_free(description) }
    guard let loaded = pango_font_map_load_font(map, context, description) else { return nil }
    defer { g_object_unref(loaded) }
    return face(loaded, size: size)
  }

  /// Returns the index of a font at a size in 64ths of a point, which the library retains.
  func face(_ font: UnsafeMutablePointer<PangoFont>, size: Int) -> Int {
    let key = FaceKey(font: font, size: size)
    if let number = numbers[key] { return number }
    let shaper = pango_font_get_hb_font(font)
    var (width, height): (Int32, Int32) = (0, 0)
    hb_font_get_scale(shaper, &width, &height)
    let scale = height > 0 ? Double(Self.units(size)) / Double(height) : 1
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(shaper, &extents)
    func roundedUpToHalf(_ units: Int32) -> CGFloat {
      (CGFloat(max(0, Double(units) * scale)) * 2 / CGFloat(Self.unitsPerPoint)).rounded(.up) / 2
    }
    // Two faces may be one font at two sizes, so each retains the font.
    g_object_ref(font)
    let unitsPerEm = hb_face_get_upem(hb_font_get_face(shaper))
    let design = scale == 1 ? Self.design(shaper, unitsPerEm) : nil
    faces.append(
      Face(
        font: font, design: design, unit: Double(Self.units(size)) / Double(max(1, unitsPerEm)), scale: scale,
        ascent: roundedUpToHalf(extents.ascender),
        descent: roundedUpToHalf(-extents.descender)))
    numbers[key] = faces.count - 1
    return faces.count - 1
  }

  /// Returns a font at the scale of its design units, with the variations of another one.
  private static func design(_ shaper: OpaquePointer?, _ unitsPerEm: UInt32) -> OpaquePointer? {
    let design = hb_font_create(hb_font_get_face(shaper))
    hb_font_set_scale(design, Int32(unitsPerEm), Int32(unitsPerEm))
    var count: UInt32 = 0
    if let variations = hb_font_get_var_coords_normalized(shaper, &count), count > 0 {
      hb_font_set_var_coords_normalized(design, variations, count)
    }
    return design
  }

  /// Returns a glyph's advance minus Pango's rounded one, in Pango's units, from -1/2 to 1/2.
  func remainder(of glyph: UInt32, face number: Int) -> Double {
    let face = faces[number]
    guard let design = face.design else { return 0 }
    let rounded = hb_font_get_glyph_h_advance(pango_font_get_hb_font(face.font), glyph)
    return Double(hb_font_get_glyph_h_advance(design, glyph)) * face.unit - Double(rounded)
  }

  /// Returns Pango's units in a number of 64ths of a point.
  static func units(_ size: Int) -> Int { size * (unitsPerPoint / 64) }
}

extension Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}
