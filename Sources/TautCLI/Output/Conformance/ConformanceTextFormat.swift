import LayoutTesting

/// One line for each failure and for each case that is not supported, then a table by area and engine.
struct ConformanceTextFormat: ConformanceFormat {
  func text(of report: ConformanceReport) -> String {
    let failures = report.results.filter { $0.outcome == .failed }.flatMap { result in
      let name = "\(result.id), \(result.engine)"
      return result.reasons.map { "\(result.source): \(name): \($0)" }
        + result.failures.map { "\($0.source): \(name): \($0)" }
    }
    var unsupported: [String] = []
    for result in report.results where result.outcome == .unsupported {
      for reason in result.reasons {
        let line = "\(result.source): \(result.id) is not supported: \(reason)"
        // The reason is the tree's, and the same for each engine.
        if unsupported.last != line { unsupported.append(line) }
      }
    }
    let blocks = [failures, unsupported, leftOut(report), table(report)].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func leftOut(_ report: ConformanceReport) -> [String] {
    let (statements, cases) = (report.leftOut.reduce(0, +), report.leftOut.count)
    guard cases > 0 else { return [] }
    return [
      "left out: \(statements) statement\(statements == 1 ? "" : "s") in \(cases) case\(cases == 1 ? "" : "s"), as answers "
        + "have frames and sizes, and no proposals, guides or warnings"
    ]
  }

  private func table(_ report: ConformanceReport) -> [String] {
    var rows = [["area", "engine", "passed", "failed", "not supported"]]
    for (name, area) in report.areas.map({ ($0, Optional($0)) }) + [("all", nil)] {
      for (place, engine) in report.engines.enumerated() {
        let counts = CaseOutcome.allCases.map { "\(report.count($0, area: area, engine: engine))" }
        rows.append([place == 0 ? name : "", engine] + counts)
      }
    }
    return TextTable(sides: [.left, .left, .right, .right, .right], rows: rows).lines
  }
}
