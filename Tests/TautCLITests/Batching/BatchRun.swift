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

  /// Two values of JSON that are the same.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): (a as? NSObject)?.isEqual(b) == true
    default: false
    }
  }
}
