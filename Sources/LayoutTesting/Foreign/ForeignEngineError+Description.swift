import Foundation
import LayoutCore
import LayoutDocuments

extension ForeignEngineError: CustomStringConvertible {
  /// The cause, and what to do.
  public var description: String {
    switch self {
    case .noShell(let reason): "/bin/sh cannot be started: \(reason)"
    case .noCommand(let command, let code):
      "the engine \"\(OneLine.of(command))\" \(code == 127 ? "is not found" : "may not be run"): give a command line as for "
        + "a shell, such as 'python3 engine.py'"
    }
  }
}

extension ForeignAnswerProblem: CustomStringConvertible {
  /// A sentence about the engine.
  var description: String {
    switch self {
    case .silent(let seconds, let came):
      "the engine did not answer within \(PointFormat.shortest(seconds)) s\(Self.after(came))"
    case .ended(let ending, let came): "the engine \(ending) before it answered\(Self.after(came))"
    case .noAnswer(let problem, let column, let line):
      "the engine's answer is not one: column \(column): \(problem); it wrote \(Self.excerpt(line))"
    case .otherCase(let id, let asked):
      "the engine answered \(Self.excerpt(id)) where \(Self.excerpt(asked)) was asked"
    case .tooLong(let limit): "the engine's answer is longer than \(limit >> 20) MB"
    case .givenUp(let count): "the engine was not asked, as it answered none of the first \(count) cases"
    }
  }

  /// What came of a line, where there is something.
  private static func after(_ came: String) -> String {
    came.isEmpty ? "" : "; what came of a line is \(excerpt(came))"
  }

  /// Enough of a text to know it again.
  private static func excerpt(_ text: String) -> String {
    let longest = 120
    let line = OneLine.of(String(text.prefix(longest)))
    return "\"\(line)\(text.count > longest ? "…" : "")\""
  }
}

extension ForeignEnding: CustomStringConvertible {
  /// What the engine did.
  var description: String {
    switch self {
    // As a shell says it of a command that it has started.
    case .exit(let code) where (129..<160).contains(code):
      "ended with code \(code), by \(Self.signal(code - 128))"
    case .exit(let code): "ended with code \(code)"
    case .signal(let number): "was ended by \(Self.signal(number))"
    case .closedOutput: "closed its standard output"
    }
  }

  private static func signal(_ number: Int32) -> String {
    "signal \(number) (\(String(cString: strsignal(number))))"
  }
}
