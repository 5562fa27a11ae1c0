import LayoutDocuments
import LayoutRequirements

/// A line for each failure, and one for each scene that sums up.
struct CheckTextFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? {
    let failures = result.report.verdicts.filter { !$0.holds }.flatMap { failure in
      let place = failure.requirement.position.map { "\($0)" } ?? OneLine.of(result.scene)
      let words = RequirementSentences(result.report).failure(failure)
      return ["\(place): \(OneLine.of(failure.requirement.text)) \(words)"]
        + (result.repairs?[failure.requirement]?.lines ?? [])
    }
    return (failures + ["\(OneLine.of(result.scene)): \(summary(result))"]).joined(separator: "\n")
  }

  func whole(_ results: [CheckResult]) -> String? { nil }

  /// `1 of 3 requirements fails; the others hold for every width in [320, 1024]: 12 intervals, exact`.
  private func summary(_ result: CheckResult) -> String {
    let count = result.report.verdicts.count
    let failing = result.report.verdicts.count { !$0.holds }
    let range = RequirementSentences(result.report).coverage
    let all = count == 1 ? "1 requirement" : "\(count) requirements"
    if failing == 0 { return "\(all) \(count == 1 ? "holds" : "hold") \(range)" }
    let some = "\(failing) of \(all) \(failing == 1 ? "fails" : "fail")"
    return failing == count ? "\(some), checked \(range)" : "\(some); the others hold \(range)"
  }
}
