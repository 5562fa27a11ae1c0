import PangoText
import Testing

/// The fonts of the tests, from the system's packages.
enum TestFonts: String {
  case roboto = "Roboto"
  /// Arabic and Hebrew.
  case dejaVu = "DejaVu Sans"
  case thai = "Waree"
  case chinese = "Droid Sans Fallback"
  case emoji = "Noto Color Emoji"

  /// A font that is not installed, with the way to get it.
  struct Missing: Error, CustomStringConvertible {
    var family: String
    var description: String {
      "no font of the family \(family) is installed: Scripts/install-libraries.sh does"
    }
  }

  /// The family's files; of Roboto the three faces that the built-in measurer has the widths of.
  func files() throws -> [String] {
    let all = PangoFonts.systemFiles(ofFamily: rawValue)
    let wanted = self == .roboto ? ["/Roboto-Regular.ttf", "/Roboto-Medium.ttf", "/Roboto-Bold.ttf"] : [""]
    let files = wanted.compactMap { name in all.first { name.isEmpty || $0.hasSuffix(name) } }
    guard files.count == wanted.count else { throw Missing(family: rawValue) }
    return files
  }

  /// A measurer of these fonts and no others.
  static func measurer(_ fonts: TestFonts..., features: [String] = []) throws -> PangoTextMeasurer {
    try PangoTextMeasurer(fonts: .files(fonts.flatMap { try $0.files() }), features: features)
  }
}
