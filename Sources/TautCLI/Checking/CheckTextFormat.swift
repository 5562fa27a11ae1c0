import LayoutDocuments
import LayoutRequirements

/// A line for each failure, and one for each scene that sums up.
struct CheckTextFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? {
    let failures = result.rows.filter { !$0.verdict.holds }.flatMap { failure, result in
      let place = failure.requirement.position.map { "\($0)" } ?? OneLine.of(result.scene)
      return result.failures(failure).map { "\(place): \(OneLine.of(failure.requirement.text)) \($0)" }
        + (result.repairs?[failure.requirement]?.lines ?? [])
    }
    let missing = result.missing.map { missing in
      let place = missing.position.map { "\($0)" } ?? result.scene
      return OneLine.of("\(place): \(missing.failure)")
    }
    return (failures + missing + ["\(OneLine.of(result.scene)): \(summary(result))"]).joined(separator: "\n")
  }

  func whole(_ results: [CheckResult]) -> String? { nil }

  /// `1 of 3 requirements fails; the others hold for every width in [320, 1024]: 12 intervals, exact`.
  private func summary(_ result: CheckResult) -> String {
    let rows = result.rows
    let count = rows.count
    if count == 0 {
      return result.missing.isEmpty ? "all texts are translated" : "no requirement\(untranslated(result))"
    }
    let failing = rows.count { !$0.verdict.holds }
    let range = result.coverage + untranslated(result)
    let all = count == 1 ? "1 requirement" : "\(count) requirements"
    if failing == 0 { return "\(all) \(count == 1 ? "holds" : "hold") \(range)" }
    let some = "\(failing) of \(all) \(failing == 1 ? "fails" : "fail")"
    return failing == count ? "\(some), checked \(range)" : "\(some); the others hold \(range)"
  }

  /// `; 2 texts are not translated`; nothing where all are.
  private func untranslated(_ result: CheckResult) -> String {
    let count = result.missing.count
    return count == 0 ? "" : "; \(count) \(count == 1 ? "text is" : "texts are") not translated"
  }
}
