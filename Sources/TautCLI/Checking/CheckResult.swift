import LayoutCore
import LayoutRequirements

/// What came of checking a scene.
struct CheckResult {
  var scene: String
  var report: RequirementReport
  /// What mends each requirement that fails; `nil` where nobody asked.
  var repairs: [Requirement: CheckRepairs]?
  /// What came of it in several text sizes, languages and directions; `nil` where only the scene itself was checked.
  var variants: VariantReport?

  var outcome: Outcome { variants?.holds ?? report.holds ? .holds : .answerIsNo }

  /// `width`, `height` or `both`.
  var side: String {
    report.range.heights != nil ? "both" : report.range.axis == .horizontal ? "width" : "height"
  }

  /// How many sizes were tried; `nil` where all are covered.
  var sampleCount: Int? {
    if case .sampled(let count) = report.coverage { count } else { nil }
  }
}
