import LayoutCore

/// Why Swift source cannot be read as a scene.
package enum SourceError: Error, Hashable, Sendable {
  /// A file or folder that cannot be read, in the system's words.
  case unreadable(file: String, reason: String)
  /// No file of Swift source among those that were given.
  case noFiles([String])
  /// Something that is not Swift.
  case syntax(String, SourcePosition)
  /// Neither a preview nor a view.
  case noView([String])
  /// Several views that no other uses, and no preview.
  case severalViews([String])
  /// A view that was asked for and is not there, with those that are.
  case unknownView(String, known: [String])
  /// Views or functions that contain themselves without end, from the first to its next appearance.
  case cycle([String], SourcePosition)
  /// A loop, or a program, that takes more steps than the limit.
  case endless(limit: Int, SourcePosition)
  /// A loop that goes round more often than the limit.
  case endlessLoop(rounds: Int, SourcePosition)
  /// More views than the limit.
  case tooManyViews(limit: Int, SourcePosition)
  /// A language that no table of the project has, with those that there are.
  case unknownLanguage(String, known: [String])
  /// Several views of one name, with the places by which each can be asked for.
  case severalOfOneName(String, places: [String])
  /// A file of values that cannot be read.
  case data(file: String, reason: String)
  /// A value on the command line that is not `path=value`.
  case value(String)
  /// What had to be assumed about structure although nothing was to be.
  case structureAssumed([Assumption], notModelled: [NotModelled])
}
