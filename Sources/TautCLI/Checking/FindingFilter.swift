import Foundation
import LayoutCore
import LayoutRequirements

/// Sets findings aside: those of a baseline, and those that comments in the code ignore.
struct FindingFilter {
  private var baseline: CheckBaseline?
  private var lines: SourceLines
  private var used: Set<Line> = []
  private var files: Set<String> = []

  private struct Line: Hashable {
    var file: String
    var number: Int
  }

  /// Creates a filter from the comments of files and a baseline; `texts` replaces reading files, by the names
  /// in positions.
  init(baseline: CheckBaseline? = nil, texts: [String: String] = [:]) {
    self.baseline = baseline
    lines = SourceLines(texts: texts)
  }

  /// Sets aside findings of a result.
  mutating func apply(to result: inout CheckResult) {
    // Source from standard input has no file whose lines could be read.
    files.formUnion(result.report.tree.nodes.compactMap(\.source?.file).filter { $0.hasSuffix(".swift") })
    for finding in CheckFinding.all(of: result) {
      guard let reason = reason(of: finding) else { continue }
      finding.setAside(reason, in: &result)
    }
    // A comment at the place that a cause is reported at is about all of it.
    for finding in result.causes where finding.limit != nil {
      if let reason = comment(on: finding) { finding.setAside(reason, in: &result) }
    }
  }

  private mutating func reason(of finding: CheckFinding) -> SetAside? {
    if let reason = comment(on: finding) { return reason }
    return baseline?.accepts(finding.key(reading: &lines)) == true ? .baseline : nil
  }

  private mutating func comment(on finding: CheckFinding) -> SetAside? {
    if let position = finding.position, position.file.hasSuffix(".swift") {
      for number in [position.line, position.line - 1] {
        guard let line = lines.line(number, of: position.file), let comment = IgnoreComment(line),
          // A comment after the code of the line before is about that line.
          number == position.line || IgnoreComment.isAlone(line),
          comment.fault == nil, comment.way.map({ $0 == finding.way }) ?? true
        else { continue }
        used.insert(Line(file: position.file, number: number))
        return .comment(reason: comment.reason)
      }
    }
    return nil
  }

  /// Returns the problems of comments and the baseline, one per line: a missing reason, an unknown word, or
  /// nothing that fails.
  mutating func remarks() -> [String] {
    var remarks: [String] = []
    for file in files.sorted() {
      var number = 1
      while let line = lines.line(number, of: file) {
        if let comment = IgnoreComment(line) {
          if let fault = comment.fault {
            remarks.append("\(file):\(number): \(fault)")
          } else if !used.contains(Line(file: file, number: number)) {
            remarks.append("\(file):\(number): nothing fails here that this comment would ignore")
          }
        }
        number += 1
      }
    }
    if let rest = baseline?.count, rest > 0 {
      remarks.append(
        "the baseline accepts \(Counted.findings(rest)) that no longer fail\(rest == 1 ? "s" : "")")
    }
    return remarks
  }
}

/// Counts in words.
enum Counted {
  static func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
}
