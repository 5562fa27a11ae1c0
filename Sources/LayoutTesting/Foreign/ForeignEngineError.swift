/// Why there is no foreign engine that could be asked.
public enum ForeignEngineError: Error, Hashable, Sendable {
  /// The shell that runs the command cannot be started, in the system's words.
  case noShell(reason: String)
  /// The shell finds no such command, or may not run it; the code is the shell's own, 126 or 127.
  case noCommand(String, code: Int32)
}

/// What an engine did instead of answering a case.
enum ForeignAnswerProblem: Error, Hashable {
  /// No whole line came within so many seconds; what came of it.
  case silent(seconds: Double, came: String)
  /// It ended first; what came before.
  case ended(ForeignEnding, came: String)
  /// A line came that is no answer: what is wrong with it and in which column, and the line.
  case noAnswer(problem: String, column: Int, line: String)
  /// An answer to something else.
  case otherCase(String, asked: String)
  /// More bytes came than a line may have.
  case tooLong(limit: Int)
  /// It was not asked, as it had left the first so many unanswered.
  case givenUp(after: Int)
}

/// How an engine's process ended.
enum ForeignEnding: Hashable {
  case exit(code: Int32)
  case signal(Int32)
  /// It runs on, and nothing more can come.
  case closedOutput
}
