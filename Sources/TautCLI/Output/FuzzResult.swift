import Foundation
import LayoutCore
import LayoutDocuments
import LayoutTesting

/// The result of a fuzzing run, as text or as JSON.
struct FuzzResult {
  var report: FuzzReport
  /// The file of each failure.
  var files: [String]
  /// Whether the run was interrupted.
  var isInterrupted = false

  /// A sentence with the figures, and a line for each failure.
  var text: String {
    let found =
      report.failures.isEmpty ? "no disagreement" : "\(report.failures.count) failed"
    let rounded =
      report.rounded == 0 ? "" : ", \(report.rounded) equal in exact numbers only"
    let tenths = (report.seconds * 10).rounded() / 10
    let heading =
      "\(report.trees) scenes from seed \(report.seed), \(report.views) views: \(found)\(rounded); "
      + "\(report.certificates) certificates checked, \(PointFormat.shortest(tenths)) s"
      + (isInterrupted ? ", interrupted" : "")
    return ([heading] + zip(files, report.failures).map { "\($0): \($1.reason)" }).joined(separator: "\n")
  }

  var json: JSONValue {
    .object([
      "seed": .string("\(report.seed)"), "scenes": .number(Double(report.trees)),
      "views": .number(Double(report.views)), "certificates": .number(Double(report.certificates)),
      "roundedInDoubles": .number(Double(report.rounded)), "seconds": .number(report.seconds),
      "interrupted": .boolean(isInterrupted),
      "failures": .array(
        zip(files, report.failures).map { file, failure in
          .object([
            "file": .string(file), "number": .number(Double(failure.number)),
            "reason": .string("\(failure.reason)"),
          ])
        }),
    ])
  }
}

/// The progress of a run over random scenes.
struct FuzzProgressLine: Sendable {
  private let line = ProgressLine("fuzz")
  let began: Date
  let deadline: Date?
  let total: Int

  /// Shows the share of scenes or of the time that is done, whichever is greater.
  func show(_ count: Int) {
    let time = deadline.map { -began.timeIntervalSinceNow / $0.timeIntervalSince(began) } ?? 0
    line.show(max(Double(count) / Double(total), time), "\(count) scenes")
  }

  /// Erases the line.
  func finish() { line.finish() }
}
