import ArgumentParser
import LayoutDocuments
import LayoutTesting

/// `taut conformance`: recorded layout cases on both engines.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Lays out recorded cases and compares the numbers with those recorded.",
    discussion: """
      Prints what fails with the expected and found values, what is not supported, and a table by area for each
      engine. A case whose views or parameters the rules do not cover is not supported, and fails nothing. Exit
      code 1 if any case fails; 2 if a file or case cannot be read, the others are still run.

      EXAMPLES
        taut conformance cases.json
        taut conformance --format json cases.json more.json
        taut conformance --engine reference --case STK-02 --case STK-04 cases.json
        taut conformance - < cases.json
      """)

  @Argument(help: "Case files; \"-\" is standard input.")
  var files: [String]

  @Option(help: "The engine that lays out.")
  var engine: EngineChoice = .both

  @Option(
    name: .customLong("case"), help: ArgumentHelp("Only this case; repeatable.", valueName: "id"))
  var chosen: [String] = []

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    var outcome = Outcome.holds
    var report = ConformanceReport()
    for file in files {
      do {
        for result in try CaseReader().readEach(SceneFile.text(file), file: file) {
          outcome = max(outcome, add(result, of: file, to: &report))
        }
      } catch {
        StandardError.write("\(error)")
        outcome = .badInput
      }
    }
    if let unknown = report.missing(chosen) {
      StandardError.write("\(unknown)")
      outcome = .badInput
    }
    StandardOutput.write(format.conformance.text(of: report))
    if report.hasFailures { outcome = max(outcome, .answerIsNo) }
    try outcome.end()
  }

  private func add(
    _ result: Result<LayoutCase, DocumentError>, of file: String, to report: inout ConformanceReport
  ) -> Outcome {
    switch result {
    case .success(let layoutCase):
      report.ids.append(layoutCase.id)
      guard chosen.isEmpty || chosen.contains(layoutCase.id) else { return .holds }
      report.results += ConformanceRunner(engines: engine.engines).run(layoutCase)
      return .holds
    case .failure(let error):
      StandardError.write("\(error)")
      return .badInput
    }
  }
}
