import ArgumentParser
import ElementTree
import Foundation

/// Recovers the advance widths of San Francisco from recorded lines of text, by one linear program.
@main
struct RecoverAdvances: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover-advances",
    abstract: "Recovers a font's advance widths from the widths of recorded lines, by linear programming.",
    discussion: """
      The table of San Francisco that comes with Taut is made by

        Scripts/font-metrics.py > inter.json
        swift run -c release recover-advances inter.json \\
          --ios Tests/PlatformTests/Recorded/text/ios-lines.tsv \\
          --ios Tests/PlatformTests/Recorded/text/ios-wrapped.tsv \\
          --macos Tests/PlatformTests/Recorded/text/macos-lines.tsv \\
          --macos Tests/PlatformTests/Recorded/text/macos-kerned.tsv \\
          -o Sources/ElementTree/Text/FontMetrics+SanFrancisco.swift

      With --folds N the lines are parted by their strings into N parts, and each part is measured in tables that were made
      from the others: what a line that nobody recorded may expect.
      """)

  @Argument(help: "The near font, as Scripts/font-metrics.py writes it.")
  var near: String

  @Option(help: "Recorded lines in fonts of iOS.")
  var ios: [String] = []

  @Option(help: "Recorded lines in fonts of macOS.")
  var macos: [String] = []

  @Option(
    name: .shortAndLong,
    help: "Where the table is written: Swift source, or JSON for a name that ends in .json.")
  var output: String?

  @Option(
    help:
      "In how many parts lines are left out, one after the other, to see how well the rest foretells them.")
  var folds: Int?

  @Option(help: "What decides which strings are in which part.")
  var seed: UInt64 = 1

  func validate() throws {
    guard folds.map({ (2...1_000).contains($0) }) ?? true else {
      throw ValidationError("--folds is a number from 2 to 1000")
    }
    guard !ios.isEmpty || !macos.isEmpty else {
      throw ValidationError("there are no lines: name a table with --ios or --macos")
    }
  }

  func run() throws {
    let document = try JSONDecoder().decode(
      FontMetricsDocument.self, from: Data(contentsOf: URL(fileURLWithPath: near)))
    let lines =
      try ios.flatMap { try RecordedLine.read($0, styles: .iOS) }
      + macos.flatMap { try RecordedLine.read($0, styles: .macOS) }
    var recovery = AdvanceRecovery(near: document, tracking: PublishedTracking.points)
    if let folds {
      try foretell(lines, folds, &recovery)
      return
    }
    let result = try recovery.recover(from: lines + RecordedLine.exact + RecordedLine.onPhones)
    try tell(result, lines)
    guard let output else { return }
    let url = URL(fileURLWithPath: output)
    if url.pathExtension == "json" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(result.font).write(to: url)
    } else {
      try RecoveredTable(result.font).source.write(to: url, atomically: true, encoding: .utf8)
    }
    print("wrote \(output)")
  }

  /// Says how well the tables meet the lines they were made from.
  private func tell(_ result: AdvanceRecovery.Result, _ lines: [RecordedLine]) throws {
    print(
      """
      \(result.rows) rows, \(result.columns) columns, \(result.pivots) pivots; \(result.letters) letters in lines; \
      \(result.pairs) pairs kerned otherwise than in \(recoveryName)
      """)
    let metrics = try FontMetrics(result.font)
    for weight in Font.Weight.allCases {
      let own = Set(lines.filter { $0.weight == weight })
      guard !own.isEmpty else { continue }
      let score = Score(own.map { ($0, AdvanceRecovery.Result.width(of: $0, in: metrics)) })
      let near = result.distances.filter { $0.weight == weight }
        .map { "\($0.cut) points \(($0.thousandths * 10).rounded() / 10)" }.joined(separator: ", ")
      print(
        "\(weight.rawValue): \(score)"
          + (near.isEmpty ? ", interpolated" : "; thousandths of an em from the near font: \(near)"))
    }
    for line in result.unmet {
      print("unmet: \(line.weight.rawValue) \(line.size) \"\(line.string)\" \(line.width)")
    }
  }

  private var recoveryName: String { URL(fileURLWithPath: near).lastPathComponent }

  /// Leaves out each part of the lines in turn.
  private func foretell(_ lines: [RecordedLine], _ folds: Int, _ recovery: inout AdvanceRecovery) throws {
    print("seed \(seed)")
    var scores: [(RecordedLine, Double)] = []
    for fold in 0..<folds {
      func isLeftOut(_ line: RecordedLine) -> Bool {
        Int(Self.hash(line.string, seed) % UInt64(folds)) == fold
      }
      let result = try recovery.recover(from: lines.filter { !isLeftOut($0) } + RecordedLine.exact)
      let metrics = try FontMetrics(result.font)
      let own = lines.filter(isLeftOut).map { ($0, AdvanceRecovery.Result.width(of: $0, in: metrics)) }
      scores += own
      print("part \(fold + 1) of \(folds): \(Score(own))")
    }
    print("left out: \(Score(scores))")
  }

  /// A number for a string that is the same in every run: FNV-1a.
  private static func hash(_ string: String, _ seed: UInt64) -> UInt64 {
    "\(string) \(seed)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 16
  }
}

/// How many lines are as wide as recorded.
struct Score: CustomStringConvertible {
  var exact = 0
  var near = 0
  var count = 0

  init(_ lines: [(line: RecordedLine, width: Double)]) {
    for (line, width) in lines {
      count += 1
      if abs(line.width - width) < 1e-6 { exact += 1 }
      if abs(line.width - width) <= 0.5 + 1e-6 { near += 1 }
    }
  }

  var description: String {
    func percent(_ part: Int) -> String {
      "\((1_000 * Double(part) / Double(max(1, count))).rounded() / 10) %"
    }
    return "\(count) lines, \(percent(exact)) as recorded, \(percent(near)) within half a point"
  }
}

/// What the system adds to each letter of San Francisco, as published.
enum PublishedTracking {
  /// In points, by size in points.
  ///
  /// Apple's Human Interface Guidelines, *Typography*, table *Tracking values*, SF Pro.
  static let points: [Double: Double] = [
    6: 0.24, 7: 0.23, 8: 0.21, 9: 0.17, 10: 0.12, 11: 0.06, 12: 0, 13: -0.08, 14: -0.15, 15: -0.23, 16: -0.31,
    17: -0.43, 18: -0.44, 19: -0.45, 20: -0.45, 21: -0.36, 22: -0.26, 23: -0.10, 24: 0.07, 25: 0.15, 26: 0.22,
    27: 0.29, 28: 0.38, 29: 0.40, 30: 0.40, 31: 0.39, 32: 0.41, 33: 0.40, 34: 0.40, 35: 0.38, 36: 0.37,
    37: 0.36, 38: 0.37, 39: 0.38, 40: 0.37, 41: 0.36, 42: 0.37, 43: 0.38, 44: 0.37, 45: 0.35, 46: 0.36,
    47: 0.37, 48: 0.35, 49: 0.33, 50: 0.34, 51: 0.35, 52: 0.31, 53: 0.33, 54: 0.32, 56: 0.30, 58: 0.28,
    60: 0.26, 62: 0.24, 64: 0.22, 66: 0.19, 68: 0.17, 70: 0.14, 72: 0.14, 76: 0.07, 80: 0,
  ]
}
