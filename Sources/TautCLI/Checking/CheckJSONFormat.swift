import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// One object with a result for each requirement of each scene.
struct CheckJSONFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? { json(results).text(width: 120) }

  /// The object that is printed of all scenes together.
  func json(_ results: [CheckResult]) -> JSONValue {
    let all = results.flatMap { result in
      result.rows.map { whole($0.verdict, $0.result) } + result.missing.map { json($0, result) }
    }
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
      "fails": .array(fails(verdict, result)),
      "worst": verdict.worst.map { worst($0, result.worstVariant(verdict), result) } ?? .null,
      "reason": .string(orNull: sentences.reason(verdict)),
    ])
  }

  /// A text that is not translated.
  private func json(_ missing: MissingTranslation, _ result: CheckResult) -> JSONValue {
    .object([
      "scene": .string(result.scene), "requirement": .string(MissingTranslation.requirement),
      "source": .string(orNull: missing.position.map { "\($0)" }), "outcome": .string("fails"),
      "key": .string(missing.key), "languages": .array(missing.languages.map { .string($0.code) }),
      "fails": .array([]), "worst": .null, "reason": .string(missing.failure),
    ])
  }

  /// The intervals in which a requirement fails, of each variant in its order.
  private func fails(_ verdict: RequirementVerdict, _ result: CheckResult) -> [JSONValue] {
    guard let variants = result.variants else {
      return verdict.failing.map { interval($0, LayoutVariant(), result) }
    }
    return variants.parts.flatMap { part in
      let own = part.report.verdicts.first { $0.requirement == verdict.requirement }
      return part.variants.flatMap { variant in
        own?.failing.map { interval($0, variant, result) } ?? []
      }
    }
  }

  private func interval(
    _ interval: ExactInterval, _ variant: LayoutVariant, _ result: CheckResult
  ) -> JSONValue {
    let range = result.report.range.range
    let lower = interval.lower ?? ExactInterval.End(range.lowerBound)
    let upper = interval.upper ?? ExactInterval.End(range.upperBound)
    let members: [JSONValue.Member] = [
      .init("axis", .string(result.side)), .init("from", .number(lower.value.doubleValue)),
      .init("to", .number(upper.value.doubleValue)), .init("fromIncluded", .boolean(lower.isIncluded)),
      .init("toIncluded", .boolean(upper.isIncluded)), .init("exactFrom", exact(lower.value)),
      .init("exactTo", exact(upper.value)),
    ]
    return .object(members + variant.members)
  }

  private func worst(
    _ worst: RequirementVerdict.Worst, _ variant: LayoutVariant?, _ result: CheckResult
  ) -> JSONValue {
    let running = JSONValue.number(worst.length.doubleValue)
    let other = result.report.range.other?.finite.map { JSONValue.number($0.doubleValue) } ?? .null
    let members: [JSONValue.Member] = [
      .init("size", .array(result.report.range.axis == .horizontal ? [running, other] : [other, running])),
      .init("attained", .boolean(worst.isAttained)),
      .init("by", worst.amount.map { .number($0.doubleValue) } ?? .null),
      .init("unit", .string(orNull: worst.unit?.rawValue)),
      .init("views", .array(worst.views.map { .string(result.report.tree[$0].path) })),
    ]
    return .object(members + (variant?.members ?? []))
  }

  /// A number as an exact fraction.
  private func exact(_ number: Rational) -> JSONValue { .string("\(number)") }
}
