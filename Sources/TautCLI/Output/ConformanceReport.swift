import LayoutCore
import LayoutDocuments
import LayoutTesting

/// The results of all cases that were run, in the order of the files.
struct ConformanceReport {
  /// The results, with those of one case together.
  var results: [CaseResult] = []
  /// The ids of all cases, whether or not they were run.
  var ids: [String] = []

  var hasFailures: Bool { results.contains { $0.outcome == .failed } }

  /// Returns an error for the first chosen id without a case; `nil` where there is none.
  func missing(_ chosen: [String]) -> CommandError? {
    chosen.first { !ids.contains($0) }.map { .noSuchCase($0, known: ids) }
  }

  /// Returns the number of results with an outcome, by area and engine.
  func count(_ outcome: CaseOutcome, area: String?, engine: String) -> Int {
    results.count { $0.outcome == outcome && $0.engine == engine && (area == nil || $0.area == area) }
  }

  /// The numbers of skipped statements, of the cases with any.
  var leftOut: [Int] { results.map(\.leftOut).filter { $0 > 0 } }

  /// The areas, in the order of the files.
  var areas: [String] { distinct(results.map(\.area)) }
  /// The engines, in the order in which they ran.
  var engines: [String] { distinct(results.map(\.engine)) }

  private func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}

/// An output format for a report.
protocol ConformanceFormat {
  func text(of report: ConformanceReport) -> String
}

extension OutputFormat {
  /// The output format for a report of cases.
  var conformance: any ConformanceFormat {
    switch self {
    case .text: ConformanceTextFormat()
    case .json: ConformanceJSONFormat()
    }
  }
}

/// A run over cases of several files.
struct ConformanceRun {
  /// The runner of a case.
  var runner: any CaseRunner
  /// The ids of the cases to run; empty for all.
  var chosen: [String]
  /// The results so far.
  var report = ConformanceReport()
  /// The outcome so far, except for failing cases.
  var outcome = Outcome.holds

  /// Runs the cases of a file; reports one that cannot be read, and runs the others.
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

/// One line for each failure and for each unsupported case, then a table by area and engine.
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
        // The reason is in the tree, and the same for each engine.
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

/// `{"results": [...]}`, one entry for each case and engine.
struct ConformanceJSONFormat: ConformanceFormat {
  func text(of report: ConformanceReport) -> String {
    JSONValue.object(["results": .array(report.results.map(result))]).text(width: 160)
  }

  private func result(_ result: CaseResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(result.id)), .init("area", .string(result.area)),
      .init("engine", .string(result.engine)), .init("outcome", .string(result.outcome.rawValue)),
      .init("failures", .array(result.failures.map(failure))),
      .init("reasons", .array(result.reasons.map(JSONValue.string))),
    ]
    // The engines of this program skip nothing.
    if result.leftOut > 0 { members.append(.init("leftOut", .number(Double(result.leftOut)))) }
    return .object(members + [.init("source", .string("\(result.source)"))])
  }

  private func failure(_ failure: CaseFailure) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("node", .string(orNull: failure.view)), .init("statement", .string(failure.statement)),
      .init("expected", json(failure.expected)),
    ]
    switch failure.problem {
    case .found(let value): members.append(.init("found", json(value)))
    case .noSuchView: members.append(.init("error", .string("there is no such view")))
    case .notAnswered: members.append(.init("error", .string("the answer does not have it")))
    case .stopped(let cause): members.append(.init("error", .string(cause)))
    }
    return .object(members + [.init("source", .string("\(failure.source)"))])
  }

  /// Returns numbers as the case writes them, for comparison by eye.
  private func json(_ value: CaseValue) -> JSONValue {
    switch value {
    case .number(let number?) where !number.isFinite: .string(PointFormat.shortest(number))
    case .number(let number): .side(number)
    case .text(let text): .string(text)
    case .list(let values): .array(values.map(json))
    }
  }
}
