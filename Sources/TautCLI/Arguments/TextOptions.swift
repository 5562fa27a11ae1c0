import ArgumentParser
import LayoutCore
import PangoText

/// What measures texts, on the command line.
struct TextOptions: ParsableArguments {
  @Option(
    help: """
      What measures texts: a table of Roboto's widths without kerning, or Pango with the fonts of --font, or without \
      these the system's.
      """)
  var text: TextChoice?

  @Option(
    help: ArgumentHelp(
      "A font file for texts, which are then measured by Pango with these files alone; repeatable.",
      valueName: "file"))
  var font: [String] = []

  func validate() throws {
    if text == .builtin, !font.isEmpty {
      throw ValidationError("--font is for texts that Pango measures: leave out --text builtin")
    }
  }

  /// What measures texts.
  ///
  /// Throws `PangoTextError`.
  func measurer() throws -> any TextMeasurer { try pango() ?? BuiltInTextMeasurer() }

  /// Pango where it is to measure texts; `nil` where the built-in measurer does.
  ///
  /// Throws `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? {
    guard text == .pango || !font.isEmpty else { return nil }
    return try PangoTextMeasurer(fonts: font.isEmpty ? .system : .files(font))
  }
}
