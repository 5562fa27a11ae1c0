import ArgumentParser
import Foundation
import LayoutDocuments
import LayoutTesting

/// `taut fuzz`: random scenes on both engines.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Lays out random scenes with both engines and compares them.",
    discussion: """
      Every frame must agree, and every solved program's certificate must hold in exact arithmetic. Where \
      doubles round across a line break, the reference runs again in exact numbers, which decide. Scenes \
      that fail are shrunk and saved as documents, which taut layout --engine both and \
      taut prove read. The same seed gives the same scenes. Control-C ends a run early: what it found is saved \
      and printed; pressing it again ends the program.

      EXAMPLES
        taut fuzz
        taut fuzz --count 100000 --seed 7
        taut fuzz --minutes 10 --output failures

      EXIT CODES
        0    nothing failed
        1    something failed
        2    bad usage
        130  interrupted, and nothing had failed until then
      """)

  @Option(help: "The number of scenes; 10,000 unless --minutes is given.")
  var count: Int?

  @Option(help: "The seed of the random numbers.")
  var seed: UInt64 = 1

  @Option(help: "Stops after this many minutes.")
  var minutes: Double?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for scenes that fail; created if missing.", valueName: "folder"))
  var output = "fuzz-failures"

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func validate() throws {
    if let count, count < 1 { throw ValidationError("--count must be at least 1") }
    if let minutes, !(minutes > 0 && minutes.isFinite) {
      throw ValidationError("--minutes must be a number greater than 0")
    }
  }

  func run() throws {
    let total = count ?? (minutes == nil ? 10_000 : .max)
    let began = Date()
    let deadline = minutes.map { began.addingTimeInterval($0 * 60) }
    let line = FuzzProgressLine(began: began, deadline: deadline, total: total)
    let interruption = Interruption()
    let report = Fuzzer().run(
      seed: seed, count: total, until: deadline, isInterrupted: { interruption.isRequested }
    ) { line.show($0) }
    line.finish()
    let files = try report.failures.map(save)
    var printer = ReportPrinter(format: format)
    let shown = FuzzResult(report: report, files: files, isInterrupted: interruption.isRequested)
    printer.add(text: shown.text, json: shown.json)
    printer.finish(isList: false)
    if !report.failures.isEmpty { try Outcome.answerIsNo.end() }
    if interruption.isRequested { throw ExitCode(Interruption.exitCode) }
  }

  /// Saves a failing scene, and returns a message with its file.
  private func save(_ failure: FuzzFailure) throws -> String {
    let file = "\(output)/\(seed)-\(failure.number).json"
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      let text = try SceneWriter().text(
        of: failure.tree, proposal: failure.proposal, name: "fuzz \(seed)-\(failure.number)")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      StandardError.write("\(CommandError.unwritable(file: file, reason: "\(error)"))")
      try Outcome.badInput.end()
    }
    return file
  }
}
