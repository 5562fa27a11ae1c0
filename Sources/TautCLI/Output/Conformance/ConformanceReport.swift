import LayoutTesting

/// The results of all cases that were run, in the order of the files.
struct ConformanceReport {
  /// The results, those of one case together.
  var results: [CaseResult] = []
  /// The ids of the cases that were read, run or not.
  var ids: [String] = []

  var hasFailures: Bool { results.contains { $0.outcome == .failed } }

  /// The first id that no case has; `nil` where there is none.
  func missing(_ chosen: [String]) -> CommandError? {
    chosen.first { !ids.contains($0) }.map { .noSuchCase($0, known: ids) }
  }

  /// How many results of an area and an engine ended in a way.
  func count(_ outcome: CaseOutcome, area: String?, engine: String) -> Int {
    results.count { $0.outcome == outcome && $0.engine == engine && (area == nil || $0.area == area) }
  }

  /// How many statements of cases were left out, for each case of which some were.
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

/// A way to print a report.
protocol ConformanceFormat {
  func text(of report: ConformanceReport) -> String
}

extension OutputFormat {
  /// The way to print a report of cases.
  var conformance: any ConformanceFormat {
    switch self {
    case .text: ConformanceTextFormat()
    case .json: ConformanceJSONFormat()
    }
  }
}
