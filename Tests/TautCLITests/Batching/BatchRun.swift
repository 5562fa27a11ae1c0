import Foundation
import Testing

/// A run of `taut batch`, with its answers as objects.
struct BatchRun {
  var run: CommandLineRun
  /// The lines that were written.
  var lines: [String]
  var answers: [[String: Any]]

  /// Hands lines to the program on its standard input.
  init(_ lines: [String], _ arguments: [String] = []) throws {
    run = try CommandLineRun(["batch"] + arguments, input: lines.map { $0 + "\n" }.joined())
    self.lines = run.output.split(separator: "\n").map(String.init)
    answers = try self.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The ids of the answers, in their order; no id is `nil`.
  var ids: [String?] { answers.map { ($0["id"] as? String) ?? ($0["id"] as? Int).map(String.init) } }

  /// The words and the place of an answer's error.
  func error(_ number: Int) throws -> (message: String?, position: String?) {
    let error = try #require(answers[number]["error"] as? [String: Any])
    return (error["message"] as? String, error["position"] as? String)
  }

  /// Whether two values of JSON are the same, whatever the order of their keys.
  static func areEqual(_ a: Any?, _ b: Any?) throws -> Bool {
    func text(_ value: Any?) throws -> Data? {
      try value.map { try JSONSerialization.data(withJSONObject: [$0], options: .sortedKeys) }
    }
    return try text(a) == text(b)
  }
}
