import LayoutCore

/// Why a line of `taut batch` cannot be answered, where the scene is not to blame.
enum BatchError: Error {
  /// A line of more bytes than are read.
  case tooLong(limit: Int)
  /// A line with bytes that are no character.
  case notUTF8(column: Int)
  /// Both a scene and a file.
  case twoScenes(at: SourcePosition)
  /// A language, and no translations.
  case noStrings(at: SourcePosition)
  /// A language into which nothing is translated, in the words of the error.
  case unknownLanguage(String, at: SourcePosition)
  /// Something is required, and no check is wanted.
  case notWanted(at: SourcePosition)
  /// A file that cannot be read, in the words of the error.
  case unreadable(String, at: SourcePosition)
  /// Standard input in place of a file.
  case standardInput(at: SourcePosition)
  /// The view of a scene document.
  case viewOfDocument(file: String, at: SourcePosition)
  /// A check of a container neither of whose sides is a number.
  case noLength(scene: String)
  /// A check of a scene of which nothing is required.
  case noRequirement(scene: String)
  /// A scene that is another tree at each size, checked over a range.
  case holdsAtOneSize(scene: String)
  /// A certificate that was refused, in the words of the checker.
  case refused(String)
}
