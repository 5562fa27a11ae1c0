import Foundation
import Testing

/// What a command prints, kept in a file of `Tests/TautCLITests` that people read.
struct KeptOutput {
  /// Whether files are written anew instead of only compared.
  static let writes = ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] != nil

  /// The file, from `Tests/TautCLITests`.
  var file: String

  /// Records the first line that is not the file's; a file that is missing is an error.
  func check(_ output: String) throws {
    let url = CommandLineRun.package.appendingPathComponent("Tests/TautCLITests/\(file)")
    if Self.writes { try Data(output.utf8).write(to: url) }
    let lines = output.components(separatedBy: "\n")
    let expected = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    for (number, (line, wanted)) in zip(lines, expected).enumerated() where line != wanted {
      Issue.record("\(file):\(number + 1): \"\(line)\", should be \"\(wanted)\"")
      return
    }
    #expect(lines.count == expected.count, "\(file)")
  }
}
