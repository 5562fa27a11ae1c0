import CPango
import Foundation

/// A private configuration of Fontconfig, with the fonts of files or of the system.
final class FontConfiguration {
  let handle: OpaquePointer

  /// The names of all families, those of the first file first.
  let families: [String]

  /// The first family of the files whose letters are all equally wide; `nil` for none, and for the system's
  /// fonts.
  let monospaced: String?

  /// Loads the fonts.
  ///
  /// - Throws: `PangoTextError` for files that are missing or have no font in them, and where there is none
  ///   at all.
  init(_ fonts: PangoFonts) throws(PangoTextError) {
    switch fonts {
    case .system:
      guard let handle = FcInitLoadConfigAndFonts() else { throw .noFonts }
      self.handle = handle
      let listed = Self.listed(handle, FcSetSystem)
      families = Self.families(listed)
      monospaced = nil
    case .files(let paths):
      guard let handle = FcConfigCreate() else { throw .noFonts }
      do throws(PangoTextError) {
        for path in paths { try Self.add(path, to: handle) }
        let listed = Self.listed(handle, FcSetApplication)
        families = Self.families(listed)
        monospaced = listed.first(where: \.isMonospaced)?.families.first
      } catch {
        FcConfigDestroy(handle)
        throw error
      }
      self.handle = handle
    }
    if families.isEmpty { throw .noFonts }
  }

  deinit { FcConfigDestroy(handle) }

  /// A font of the configuration.
  private struct Listed {
    var families: [String]
    var isMonospaced: Bool
  }

  private static func add(_ path: String, to handle: OpaquePointer) throws(PangoTextError) {
    guard FileManager.default.fileExists(atPath: path) else { throw .missingFile(path) }
    let before = count(handle)
    // To Fontconfig, a file that is not a font is not an error: it contains no fonts.
    guard FcConfigAppFontAddFile(handle, path) != 0, count(handle) > before else {
      throw .unreadableFont(path)
    }
  }

  private static func count(_ handle: OpaquePointer) -> Int32 {
    FcConfigGetFonts(handle, FcSetApplication)?.pointee.nfont ?? 0
  }

  private static func listed(_ handle: OpaquePointer, _ set: FcSetName) -> [Listed] {
    guard let fonts = FcConfigGetFonts(handle, set)?.pointee else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { index in
      guard let pattern = fonts.fonts[index] else { return nil }
      var spacing: Int32 = 0
      FcPatternGetInteger(pattern, FC_SPACING, 0, &spacing)
      return Listed(
        families: strings(FC_FAMILY, of: pattern), isMonospaced: spacing >= FC_MONO)
    }
  }

  private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(strings.count), &value) == FcResultMatch, let value {
      strings.append(String(cString: value))
    }
    return strings
  }

  private static func families(_ fonts: [Listed]) -> [String] {
    var seen: Set<String> = []
    return fonts.flatMap(\.families).filter { seen.insert($0).inserted }
  }
}

extension PangoFonts {
  /// Returns the files of a family of the system, in the order of their paths; empty where it has none.
  package static func systemFiles(ofFamily family: String) -> [String] {
    guard let handle = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(handle) }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    let objects = FcObjectSetCreate()
    defer { FcObjectSetDestroy(objects) }
    FcObjectSetAdd(objects, FC_FILE)
    guard let list = FcFontList(handle, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(list) }
    let files: [String] = (0..<Int(list.pointee.nfont)).compactMap { index in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(list.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch else {
        return nil
      }
      return file.map { String(cString: $0) }
    }
    return Set(files).sorted()
  }
}

/// The source of the fonts in which texts are set.
///
/// ```swift
/// let measurer = try PangoTextMeasurer(fonts: .system)
/// let text = MeasurableText("Two words", font: .title)
/// print(measurer.measure(text).size)
/// ```
public enum PangoFonts: Hashable, Sendable {
  /// The fonts in the files at these paths, and no others, which give the same measurements on any machine.
  ///
  /// Texts that name no family are set in the family of the first file.
  case files([String])

  /// The fonts of the system, chosen by its rules.
  case system
}
