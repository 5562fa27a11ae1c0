import Foundation

/// Standard error, one cause a line.
enum StandardError {
  static func write(_ line: String, terminator: String = "\n") {
    FileHandle.standardError.write(Data((line + terminator).utf8))
  }
}
