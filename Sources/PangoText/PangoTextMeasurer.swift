import CPango
import ElementTree
import Foundation

/// A text measurer that shapes texts with Pango: kerning, ligatures, marks, all scripts, and the font's own widths.
///
/// - *Fonts* are those of given files, or the system's (``PangoFonts``). Files give the same measurements on
///   any machine: they do not depend on the system's configuration, language or screen, and no position is
///   rounded to pixels.
/// - *Widths* are multiples of 1/1024 of a point, Pango's unit; the rounding error of one letter is carried
///   to the next. A letter is a user-perceived character, or several that share a glyph. The intervals of
///   widths are exact in this unit: both ends are widths of lines.
/// - *Breaks* are where Unicode allows them (UAX #14, and a dictionary for Thai); a word that is wider than
///   the proposal is broken between letters. A line does not break at a soft hyphen.
/// - *Heights:* ascent and descent are the font's, each rounded up to half a point, as by
///   `BuiltInTextMeasurer`. Letters from a fallback font make their line as high as that font requires.
/// - *Right to left:* lines are filled in the order in which a text is read; the width does not depend on the
///   direction.
/// - *Truncation, spaces, tracking, runs, images and scale* are as in the built-in measurer. An ellipsis is
///   set in the font of the letters beside it.
/// - *Proposals:* with nil and infinity, lines break at newlines alone; negative numbers and NaN count as
///   0, at which every letter has a line of its own.
///
/// A text is shaped once for all proposals; the measurer caches the most recent texts, and threads may share
/// it.
///
/// ```swift
/// let measurer = try PangoTextMeasurer(fonts: .system)
/// var environment = EnvironmentValues()
/// environment.textMeasurer = measurer
/// ```
public struct PangoTextMeasurer: TextMeasurer {
  private let workshop: TextWorkshop

  /// Creates a measurer with the fonts of files or of the system.
  ///
  /// - Parameters:
  ///   - fonts: The source of the fonts.
  ///   - family: The family of texts that name none; otherwise that of the first file, or the system's sans serif.
  ///   - features: OpenType features for all texts, such as `kern=0`; with `kern=0` and `liga=0` Latin text in Roboto
  ///     is as wide as with the built-in measurer.
  ///   - rememberedTexts: The greatest number of texts that are cached.
  ///
  /// - Throws: ``PangoTextError`` if there are no fonts, or a file, a family or a feature is invalid.
  public init(
    fonts: PangoFonts, family: String? = nil, features: [String] = [], rememberedTexts: Int = 4_096
  ) throws(PangoTextError) {
    let library = try FontLibrary(fonts, family: family)
    if let family, !Self.contains(library.configuration.families, family) {
      throw .unknownFamily(family, known: library.configuration.families)
    }
    for feature in features {
      var parsed = hb_feature_t()
      guard hb_feature_from_string(feature, Int32(feature.utf8.count), &parsed) != 0 else {
        throw .unknownFeature(feature)
      }
    }
    workshop = TextWorkshop(library, features: features, capacity: rememberedTexts)
  }

  /// The names of the available families, those of the first file first.
  public var families: [String] { workshop.families }

  /// The number of texts that were shaped so far.
  package var shapedTexts: Int { workshop.shapedTexts }

  /// Returns the size and the lines of a text at a proposal, in points.
  ///
  /// For a text in one font that is not scaled, the reported intervals are as large as possible.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    TextSetter.measure(text, width: width, height: height) { workshop.shaped(text, scale: $0).letters }
  }

  /// Returns an error for each family that a text names and the fonts do not have.
  public func issues(with text: MeasurableText) -> [ElementIssue] {
    let named = Set(text.runs.compactMap(\.font.family)).sorted()
    return named.filter { !Self.contains(families, $0) }.map {
      .error("\(PangoTextError.unknownFamily($0, known: families))")
    }
  }

  private static func contains(_ families: [String], _ name: String) -> Bool {
    families.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
  }
}

extension PangoTextMeasurer: Hashable {
  /// Returns whether both are the same measurer, with the same cache.
  public static func == (one: PangoTextMeasurer, other: PangoTextMeasurer) -> Bool {
    one.workshop === other.workshop
  }

  /// Hashes the identity of the measurer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(workshop)) }
}

extension PangoTextMeasurer: TypesettingMeasurer {
  /// Returns the lines of a text, with the places of its letters.
  package func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText {
    TextSetter.typeset(text, width: width, height: height) { workshop.shaped(text, scale: $0).letters }
  }

  /// Returns the glyphs of a text at a scale.
  package func shaped(_ text: MeasurableText, scale: CGFloat) -> ShapedText {
    workshop.shaped(text, scale: scale)
  }

  /// Returns the outline of a glyph; empty where its font has none.
  package func outline(of glyph: UInt32, face: Int) -> GlyphOutline {
    workshop.outline(of: glyph, face: face)
  }

  /// Returns the picture of a glyph as the bytes of a PNG file, with its box from the glyph's origin, in
  /// points and downwards; `nil` if its font has none.
  package func picture(of glyph: UInt32, face: Int) -> (png: [UInt8], box: CGRect)? {
    workshop.picture(of: glyph, face: face)
  }
}

/// An error in loading fonts, or in choosing among them.
public enum PangoTextError: Error, Hashable, Sendable {
  /// No font was given, or the system has none.
  case noFonts
  /// No file exists at a path.
  case missingFile(String)
  /// The file at a path has no readable font.
  case unreadableFont(String)
  /// No font is of this family; `known` lists the families that exist.
  case unknownFamily(String, known: [String])
  /// A string is not an OpenType feature.
  case unknownFeature(String)
}

extension PangoTextError: CustomStringConvertible {
  /// The error, with the file or the family, and what to do.
  public var description: String {
    switch self {
    case .noFonts: "no font is given: name a font file, such as Roboto-Regular.ttf, or install fonts"
    case .missingFile(let path): "there is no font file \(path): give the path of a .ttf, .otf or .ttc file"
    case .unreadableFont(let path):
      "no font can be read from \(path): give a .ttf, .otf or .ttc file that this user may read"
    case .unknownFamily(let name, let known): "no font of the family \"\(name)\" is given\(Self.list(known))"
    case .unknownFeature(let feature):
      "\"\(feature)\" is not an OpenType feature: write it as kern=0, liga or ss01"
    }
  }

  /// Returns the remedy for a family that is missing.
  private static func list(_ known: [String]) -> String {
    let most = 8
    let names = known.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = known.count > most ? " and \(known.count - most) more" : ""
    return ": add its font file, or use one of \(names)\(more)"
  }
}
