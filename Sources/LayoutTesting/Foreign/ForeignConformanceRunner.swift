/// Asks a foreign engine to lay out cases, and compares what it answers with what the cases state.
///
/// It starts the engine with the first case, and starts it again after a case that it did not answer. What an answer cannot
/// hold, such as proposals, guides and warnings, is left out.
///
/// ```swift
/// let runner = ForeignConformanceRunner(ForeignEngine(command: "sh \(folder)/colour_engine.sh"))
/// for layoutCase in try CaseReader().read(cases, file: "cases.json") {
///   for result in try runner.run(layoutCase) { print(result.id, result.outcome, result.reasons) }
/// }
/// ```
public final class ForeignConformanceRunner: CaseRunner {
  // A class, as the engine's process goes on from case to case.

  /// After so many cases without an answer nothing more is asked of an engine that never gave any.
  static let patience = 5

  /// The engine.
  public let engine: ForeignEngine
  private var process: ForeignProcess?
  private var hasAnswered = false
  private var unanswered = 0

  /// Makes a runner; the engine is started with the first case, and ends with the runner.
  public init(_ engine: ForeignEngine) { self.engine = engine }

  /// What comes of a case on the engine.
  ///
  /// A case that the engine does not answer has failed, and its reasons say what came instead. Throws
  /// `ForeignEngineError` where there is no engine that could answer any.
  public func run(_ layoutCase: LayoutCase) throws(ForeignEngineError) -> [CaseResult] {
    let stated = layoutCase.expectations.filter(\.statement.isOfFramesOrSizes)
    var result = CaseResult(layoutCase, engine: engine.command, .passed)
    result.leftOut = layoutCase.expectations.count - stated.count
    if stated.isEmpty, result.leftOut > 0 {
      result.outcome = .unsupported
      result.reasons = ["all that it states is of proposals, guides or warnings"]
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

  /// What the engine answers, or did instead; it is started where it does not run.
  private func answer(
    to layoutCase: LayoutCase
  ) throws(ForeignEngineError) -> Result<ForeignAnswer, ForeignAnswerProblem> {
    guard hasAnswered || unanswered < Self.patience else { return .failure(.givenUp(after: unanswered)) }
    let process = if let process { process } else { try ForeignProcess(engine.command) }
    self.process = process
    do throws(ForeignAnswerProblem) {
      let line = try process.answer(to: layoutCase.line, within: engine.timeout)
      let answer = try ForeignAnswerReader(asked: layoutCase.id).answer(line)
      hasAnswered = true
      return .success(answer)
    } catch {
      if !hasAnswered, case .ended(.exit(let code), _) = error, code == 126 || code == 127 {
        throw .noCommand(engine.command, code: code)
      }
      unanswered += 1
      // What it may still say is of this case, and the next begins with an engine that has said nothing.
      process.end()
      self.process = nil
      return .failure(error)
    }
  }
}
