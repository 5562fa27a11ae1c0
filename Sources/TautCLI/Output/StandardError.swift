import Foundation

/// Standard error, one cause a line.
enum StandardError {
  static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
