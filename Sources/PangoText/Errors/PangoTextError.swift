/// Why texts cannot be set in the fonts that were asked for.
public enum PangoTextError: Error, Hashable, Sendable {
  /// No font was given, or the system has none.
  case noFonts
  /// There is no file at a path.
  case missingFile(String)
  /// The file at a path has no font in it that can be read.
  case unreadableFont(String)
  /// No font is of this family; with the families that there are.
  case unknownFamily(String, known: [String])
  /// What was given is not an OpenType feature.
  case unknownFeature(String)
}
