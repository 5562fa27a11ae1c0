import ArgumentParser
import LayoutDocuments
import LayoutTesting

/// `taut conformance`: recorded layout cases, on both engines or on another program.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Lays out recorded cases and compares the numbers with those recorded.",
    discussion: """
      Prints what fails with the expected and found values, what is not supported, and a table by area for each \
      engine. A case whose views or parameters the rules do not cover is not supported, and fails nothing. Exit \
      code 1 if any case fails; 2 if a file or case cannot be read, though the others are still run.

      Any other word for an engine is a command line, which /bin/sh runs. It reads one case per line as JSON, and answers \
      with a line {"id": "STK-02", "frames": {"a": [x, y, w, h]}, "sizes": {"root": [w, h]}} or \
      {"id": "STK-02", "unsupported": "reason"}. A case without such an answer in time has failed, and the engine is \
      started again. What cases state about proposals, guides and warnings is left out. The page Foreign engines explains \
      more; Examples/ForeignEngines has Yoga as an engine.

      EXAMPLES
        taut conformance cases.json
        taut conformance --format json cases.json more.json
        taut conformance --engine reference --case STK-02 --case STK-04 cases.json
        taut conformance --engine 'python3 my_engine.py' --timeout 2 cases.json
        taut conformance - < cases.json
      """)

  @Argument(help: "Case files; \"-\" is standard input.")
  var files: [String]

  @Option(help: "The engine that lays out: constraints, reference, both, or a command line.")
  var engine: ConformanceEngine = .own(.both)

  @Option(
    help: ArgumentHelp(
      "The most seconds that a command line may take for one case; otherwise 10.", valueName: "seconds"))
  var timeout: Double?

  @Option(
    name: .customLong("case"), help: ArgumentHelp("Only this case; repeatable.", valueName: "id"))
  var chosen: [String] = []

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func validate() throws {
    guard let timeout else { return }
    if !(timeout > 0 && timeout.isFinite) {
      throw ValidationError("--timeout must be a number of seconds greater than 0")
    }
    if case .own = engine { throw ValidationError("--timeout is for an --engine that is a command line") }
  }

  func run() throws {
    var run = ConformanceRun(runner: engine.runner(timeout: timeout), chosen: chosen)
    for file in files {
      do {
        try run.add(file)
      } catch let error as ForeignEngineError {
        StandardError.write("\(error)\(engine.hint)")
        // The other files would not find an engine either.
        return try Outcome.badInput.end()
      } catch {
        StandardError.write("\(error)")
        run.outcome = .badInput
      }
    }
    if let unknown = run.report.missing(chosen) {
      StandardError.write("\(unknown)")
      run.outcome = .badInput
    }
    StandardOutput.write(format.conformance.text(of: run.report))
    if run.report.hasFailures { run.outcome = max(run.outcome, .answerIsNo) }
    try run.outcome.end()
  }
}
