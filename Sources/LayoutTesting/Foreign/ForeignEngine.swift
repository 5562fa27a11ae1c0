import Foundation
import LayoutCore
import LayoutDocuments

/// A layout engine in another program, which reads cases from its standard input and answers on its standard
/// output.
///
/// The page *Foreign engines* describes the lines that are written and read. `ForeignConformanceRunner` runs it:
///
/// ```swift
/// let engine = ForeignEngine(command: "python3 my_engine.py", timeout: 2)
/// ```
public struct ForeignEngine: Hashable, Sendable {
  /// The time limit for one case where none is given, in seconds.
  public static let defaultTimeout = 10.0

  /// The command line that starts it, and its name in results; `/bin/sh -c` runs it in the directory of this
  /// process.
  public var command: String
  /// The time limit for one case, including the start of the program, in seconds; greater than 0.
  public var timeout: Double

  /// Creates an engine of a command line for a shell.
  public init(command: String, timeout: Double = Self.defaultTimeout) {
    self.command = command
    self.timeout = timeout
  }
}

/// The reason for which no foreign engine could answer.
public enum ForeignEngineError: Error, Hashable, Sendable {
  /// The shell that runs the command cannot be started, in the system's words.
  case noShell(reason: String)
  /// The shell does not find the command, or may not run it; the code is the shell's own, 126 or 127.
  case noCommand(String, code: Int32)
}

/// The behaviour of an engine that did not answer a case.
enum ForeignAnswerProblem: Error, Hashable {
  /// No whole line came within the time limit; `came` is the part that did.
  case silent(seconds: Double, came: String)
  /// The engine ended first; `came` is the part of a line before.
  case ended(ForeignEnding, came: String)
  /// A line is no answer: the problem and its column, and the line.
  case noAnswer(problem: String, column: Int, line: String)
  /// The engine answered another case.
  case otherCase(String, asked: String)
  /// An answer has more bytes than the limit for a line.
  case tooLong(limit: Int)
  /// The case was not sent, as the engine had left the first ones unanswered.
  case givenUp(after: Int)
}

/// The end of an engine's process.
enum ForeignEnding: Hashable {
  case exit(code: Int32)
  case signal(Int32)
  /// The process runs on, and has closed its output.
  case closedOutput
}

extension ForeignEngineError: CustomStringConvertible {
  /// The cause, with a remedy.
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
  /// The ending as a sentence about the engine.
  var description: String {
    switch self {
    case .silent(let seconds, let came):
      "the engine did not answer within \(PointFormat.shortest(seconds)) s\(Self.after(came))"
    case .ended(let ending, let came): "the engine \(ending) before it answered\(Self.after(came))"
    case .noAnswer(let problem, let column, let line):
      "the engine's answer is not valid: column \(column): \(problem); it wrote \(Self.excerpt(line))"
    case .otherCase(let id, let asked):
      "the engine answered \(Self.excerpt(id)) when asked for \(Self.excerpt(asked))"
    case .tooLong(let limit): "the engine's answer is longer than \(limit >> 20) MB"
    case .givenUp(let count): "the engine was not asked, as it answered none of the first \(count) cases"
    }
  }

  /// Returns the part of a line that came, where there is some.
  private static func after(_ came: String) -> String {
    came.isEmpty ? "" : "; it had begun the line \(excerpt(came))"
  }

  /// Returns a text's beginning, enough to recognise it.
  private static func excerpt(_ text: String) -> String {
    let longest = 120
    let line = OneLine.of(String(text.prefix(longest)))
    return "\"\(line)\(text.count > longest ? "…" : "")\""
  }
}

extension ForeignEnding: CustomStringConvertible {
  /// The behaviour as a sentence about the engine.
  var description: String {
    switch self {
    // The shell's exit code for a command that it has started and that a signal ended.
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

/// Runs cases on a foreign engine, and compares its answers with the cases' expectations.
///
/// It starts the engine with the first case, and starts it again after a case that it did not answer.
/// Expectations of values that answers do not contain, such as proposals, guides and warnings, are left out.
///
/// ```swift
/// let runner = ForeignConformanceRunner(ForeignEngine(command: "sh \(folder)/colour_engine.sh"))
/// for layoutCase in try CaseReader().read(cases, file: "cases.json") {
///   for result in try runner.run(layoutCase) { print(result.id, result.outcome, result.reasons) }
/// }
/// ```
public final class ForeignConformanceRunner: CaseRunner {
  // A class, as the engine's process goes on from case to case.

  /// The number of cases without an answer after which an engine that never gave any receives no more.
  static let mostUnanswered = 5

  /// The engine that is run.
  public let engine: ForeignEngine
  private var process: ForeignProcess?
  private var hasAnswered = false
  private var unanswered = 0

  /// Creates a runner; the engine is started with the first case, and ends with the runner.
  public init(_ engine: ForeignEngine) { self.engine = engine }

  /// Returns the result of a case on the engine.
  ///
  /// A case that the engine does not answer has failed, and its reasons describe the behaviour instead.
  ///
  /// - Throws: `ForeignEngineError` where there is no engine that could answer any.
  public func run(_ layoutCase: LayoutCase) throws(ForeignEngineError) -> [CaseResult] {
    let stated = layoutCase.expectations.filter(\.statement.isOfFramesOrSizes)
    var result = CaseResult(layoutCase, engine: engine.command, .passed)
    result.leftOut = layoutCase.expectations.count - stated.count
    if stated.isEmpty, result.leftOut > 0 {
      result.outcome = .unsupported
      result.reasons = ["it states nothing but proposals, guides or warnings"]
      return [result]
    }
    switch try answer(to: layoutCase) {
    case .success(.layout(let layout)):
      result.failures = stated.compactMap { layout.failure(of: $0, tolerance: layoutCase.tolerance) }
      result.outcome = result.failures.isEmpty ? .passed : .failed
    case .success(.unsupported(let reason)):
      result.outcome = .unsupported
      result.reasons = [reason]
    case .failure(let problem):
      result.outcome = .failed
      result.reasons = ["\(problem)"]
    }
    return [result]
  }

  /// Returns the engine's answer or its behaviour instead; starts the engine where it does not run.
  private func answer(
    to layoutCase: LayoutCase
  ) throws(ForeignEngineError) -> Result<ForeignAnswer, ForeignAnswerProblem> {
    guard hasAnswered || unanswered < Self.mostUnanswered else {
      return .failure(.givenUp(after: unanswered))
    }
    let process = if let process { process } else { try ForeignProcess(engine.command) }
    self.process = process
    do throws(ForeignAnswerProblem) {
      let line = try process.answer(to: layoutCase.line, within: engine.timeout)
      let answer = try ForeignAnswerReader(caseID: layoutCase.id).answer(line)
      hasAnswered = true
      return .success(answer)
    } catch {
      if !hasAnswered, case .ended(.exit(let code), _) = error, code == 126 || code == 127 {
        throw .noCommand(engine.command, code: code)
      }
      unanswered += 1
      // Any later output belongs to this case; the next begins with an engine that has written nothing.
      process.end()
      self.process = nil
      return .failure(error)
    }
  }
}
