import LayoutDocuments
import LayoutTesting

/// Cases of one file after the other, and what came of them.
struct ConformanceRun {
  /// What runs a case.
  var runner: any CaseRunner
  /// The ids of the cases that are run; none stands for all.
  var chosen: [String]
  /// What came of the cases.
  var report = ConformanceReport()
  /// How the run ended so far, but for cases that fail.
  var outcome = Outcome.holds

  /// Runs the cases of a file; one that cannot be read is told, and the others are run.
  mutating func add(_ file: String) throws {
    let results = try CaseReader().readEach(SceneFile.text(file), file: file)
    let line = ProgressLine("conformance")
    defer { line.finish() }
    for (number, result) in results.enumerated() {
      line.show(Double(number) / Double(results.count), "\(number) of \(results.count) cases")
      switch result {
      case .success(let layoutCase): try add(layoutCase)
      case .failure(let error):
        StandardError.write("\(error)")
        outcome = .badInput
      }
    }
  }

  private mutating func add(_ layoutCase: LayoutCase) throws {
    report.ids.append(layoutCase.id)
    guard chosen.isEmpty || chosen.contains(layoutCase.id) else { return }
    report.results += try runner.run(layoutCase)
  }
}
