import ArgumentParser

/// How a command ended; the raw values are its exit codes, and the worst of several counts.
enum Outcome: Int32, Comparable {
  /// Done, and it holds.
  case holds = 0
  /// It ran, and the answer is no.
  case answerIsNo = 1
  /// Bad input or usage.
  case badInput = 2

  static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }

  /// Ends the command, unless all is well.
  func end() throws {
    if self != .holds { throw ExitCode(rawValue) }
  }
}
