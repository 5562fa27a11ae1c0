import LayoutCore

/// An error that prevents Swift source from being read as a scene.
package enum SourceError: Error, Hashable, Sendable {
  /// A file or folder cannot be read, for the system's reason.
  case unreadable(file: String, reason: String)
  /// There is no Swift file among the given ones.
  case noFiles([String])
  /// The source has a syntax error.
  case syntax(String, SourcePosition)
  /// There is neither a preview nor a view.
  case noView([String])
  /// There are several views that no other uses, and no preview.
  case severalViews([String])
  /// The requested view does not exist; with those that do.
  case unknownView(String, known: [String])
  /// Views or functions contain themselves without end, listed from the first to its next occurrence.
  case cycle([String], SourcePosition)
  /// A loop, or a program, takes more steps than the limit.
  case endless(limit: Int, SourcePosition)
  /// A loop has more iterations than the limit.
  case endlessLoop(rounds: Int, SourcePosition)
  /// There are more views than the limit.
  case tooManyViews(limit: Int, SourcePosition)
  /// No table of the project has the language; with those that there are.
  case unknownLanguage(String, known: [String])
  /// Several views have the name; with the places that select each.
  case severalOfOneName(String, places: [String])
  /// A file of values cannot be read.
  case data(file: String, reason: String)
  /// A value on the command line is not of the form `path=value`.
  case value(String)
  /// Assumptions about structure were necessary although they were ruled out.
  case structureAssumed([Assumption], notModelled: [NotModelled])
}
