import Foundation

/// Standard error, one cause a line.
enum StandardError {
  static func write(_ line: String, terminator: String = "\n") {
    FileHandle.standardError.write(Data((line + terminator).utf8))
  }

  /// Writes a line, for whoever is handed a function that tells something.
  static func tell(_ line: String) { write(line) }
}
