import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LinearProgramming

/// One object with a result for each requirement of each scene.
struct CheckJSONFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? { json(results).text(width: 120) }

  /// The object that is printed of all scenes together.
  func json(_ results: [CheckResult]) -> JSONValue {
    let all = results.flatMap { result in result.report.verdicts.map { whole($0, result) } }
    return JSONValue.object(["results": .array(all)])
  }

  /// A result, with its repairs where they were asked for.
  private func whole(_ verdict: RequirementVerdict, _ result: CheckResult) -> JSONValue {
    guard let repairs = result.repairs, case .object(let members) = json(verdict, result) else {
      return json(verdict, result)
    }
    let found = repairs[verdict.requirement]
    return .object(
      members + [
        .init("repairs", found?.json ?? .array([])),
        .init("repairsCutOff", .boolean(found?.isCutOff ?? false)),
      ])
  }

  private func json(_ verdict: RequirementVerdict, _ result: CheckResult) -> JSONValue {
    let sentences = RequirementSentences(result.report)
    let outcome = !verdict.holds ? "fails" : result.sampleCount == nil ? "holds" : "sampled"
    return .object([
      "scene": .string(result.scene), "requirement": .string(verdict.requirement.text),
      "source": .string(orNull: verdict.requirement.position.map { "\($0)" }),
      "outcome": .string(outcome), "side": .string(result.side),
      "range": .array([
        exact(result.report.range.range.lowerBound), exact(result.report.range.range.upperBound),
      ]),
      "samples": result.sampleCount.map { .number(Double($0)) } ?? .null,
      "fails": .array(verdict.failing.map { interval($0, result) }),
      "worst": verdict.worst.map { worst($0, result) } ?? .null,
      "reason": .string(orNull: sentences.reason(verdict)),
    ])
  }

  private func interval(_ interval: ExactInterval, _ result: CheckResult) -> JSONValue {
    let range = result.report.range.range
    let lower = interval.lower ?? ExactInterval.End(range.lowerBound)
    let upper = interval.upper ?? ExactInterval.End(range.upperBound)
    return .object([
      "axis": .string(result.side), "from": .number(lower.value.doubleValue),
      "to": .number(upper.value.doubleValue), "fromIncluded": .boolean(lower.isIncluded),
      "toIncluded": .boolean(upper.isIncluded), "exactFrom": exact(lower.value),
      "exactTo": exact(upper.value),
    ])
  }

  private func worst(_ worst: RequirementVerdict.Worst, _ result: CheckResult) -> JSONValue {
    let running = JSONValue.number(worst.length.doubleValue)
    let other = result.report.range.other?.finite.map { JSONValue.number($0.doubleValue) } ?? .null
    return .object([
      "size": .array(result.report.range.axis == .horizontal ? [running, other] : [other, running]),
      "attained": .boolean(worst.isAttained),
      "by": worst.amount.map { .number($0.doubleValue) } ?? .null,
      "unit": .string(orNull: worst.unit?.rawValue),
      "views": .array(worst.views.map { .string(result.report.tree[$0].path) }),
    ])
  }

  /// A number as an exact fraction.
  private func exact(_ number: Rational) -> JSONValue { .string("\(number)") }
}
