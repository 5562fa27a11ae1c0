import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// One object with a result for each requirement of each scene.
struct CheckJSONFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? { json(results).text(width: 120) }

  /// Returns the object for all scenes together.
  func json(_ results: [CheckResult]) -> JSONValue {
    let all = results.flatMap { result in
      result.rows.map { whole($0.verdict, $0.result, result.setAside[$0.verdict.requirement]) }
        + result.missing.map { json($0, result) }
    }
    var members: [JSONValue.Member] = [.init("results", .array(all))]
    let leftOut = results.flatMap { result in
      (result.variants?.bounds ?? []).map { JSONValue.string("\(result.scene): \($0.words)") }
    }
    if !leftOut.isEmpty { members.append(.init("leftOut", .array(leftOut))) }
    return .object(members)
  }

  /// Returns a result, with its repairs if requested, and the reason why it is set aside.
  private func whole(
    _ verdict: RequirementVerdict, _ result: CheckResult, _ reason: SetAside?
  ) -> JSONValue {
    guard case .object(var members) = json(verdict, result) else { return .null }
    if let repairs = result.repairs {
      let found = repairs[verdict.requirement]
      members += [
        .init("repairs", found?.json ?? .array([])),
        .init("repairsCutOff", .boolean(found?.isCutOff ?? false)),
      ]
    }
    if !verdict.holds, let reason { members.append(.init("setAside", .string(reason.words))) }
    return .object(members)
  }

  private func json(_ verdict: RequirementVerdict, _ result: CheckResult) -> JSONValue {
    let sentences = RequirementSentences(result.report)
    let outcome = !verdict.holds ? "fails" : result.sampleCount == nil ? "holds" : "sampled"
    return .object([
      "scene": .string(result.scene), "requirement": .string(verdict.requirement.text),
      "source": .string(orNull: verdict.requirement.position.map { "\($0)" }),
      "place": .string(orNull: result.source(of: verdict).map { "\($0)" }), "outcome": .string(outcome),
      "side": .string(result.side),
      "range": range(result.report.range.range), "heights": result.report.range.heights.map(range) ?? .null,
      "samples": result.sampleCount.map { .number(Double($0)) } ?? .null,
      "fails": .array(fails(verdict, result)),
      "worst": verdict.worst.map { worst($0, result.worstVariant(verdict), result) } ?? .null,
      "reason": .string(orNull: sentences.reason(verdict)),
    ])
  }

  private func range(_ range: ClosedRange<Rational>) -> JSONValue {
    .array([exact(range.lowerBound), exact(range.upperBound)])
  }

  /// Returns a text that is not translated.
  private func json(_ missing: MissingTranslation, _ result: CheckResult) -> JSONValue {
    .object([
      "scene": .string(result.scene), "requirement": .string(MissingTranslation.requirement),
      "source": .string(orNull: missing.position.map { "\($0)" }), "outcome": .string("fails"),
      "key": .string(missing.key), "languages": .array(missing.languages.map { .string($0.code) }),
      "fails": .array([]), "worst": .null, "reason": .string(missing.failure),
    ])
  }

  /// Returns the intervals in which a requirement fails, for each variant in its order.
  private func fails(_ verdict: RequirementVerdict, _ result: CheckResult) -> [JSONValue] {
    guard let variants = result.variants else {
      return places(verdict, LayoutVariant(), result)
    }
    return variants.parts.flatMap { part in
      let own = part.report.verdicts.first { $0.requirement == verdict.requirement }
      return part.variants.flatMap { variant in
        own.map { places($0, variant, result) } ?? []
      }
    }
  }

  /// Returns the sizes at which a requirement fails in a variant: intervals, or polygons where both sides
  /// run.
  private func places(
    _ verdict: RequirementVerdict, _ variant: LayoutVariant, _ result: CheckResult
  ) -> [JSONValue] {
    guard result.report.range.heights != nil else {
      return verdict.failing.map { interval($0, variant, result) }
    }
    return verdict.areas.map { polygon($0, variant) }
  }

  /// Returns the corners of a polygon, a segment or a point, with the corners and sides that belong to it.
  private func polygon(_ area: SizeSet, _ variant: LayoutVariant) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init("axis", .string("both")),
      .init(
        "corners",
        .array(
          area.corners.map { corner in
            .array(Axis.allCases.map { .number(corner.size[$0].doubleValue) })
          })),
      .init(
        "exactCorners",
        .array(area.corners.map { corner in .array(Axis.allCases.map { exact(corner.size[$0]) }) })),
      .init("cornersIncluded", .array(area.corners.map { .boolean($0.isIncluded) })),
      .init("sidesIncluded", .array(area.sides.map { .boolean($0) })),
    ]
    return .object(members + variant.members)
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
    let range = result.report.range
    let running = Set(range.running.map(\.axis))
    let sides = Axis.allCases.map { axis in
      running.contains(axis) || range.other?.finite != nil
        ? JSONValue.number(worst.size[axis].doubleValue) : .null
    }
    let members: [JSONValue.Member] = [
      .init("size", .array(sides)),
      .init("attained", .boolean(worst.isAttained)),
      .init("by", worst.amount.map { .number($0.doubleValue) } ?? .null),
      .init("unit", .string(orNull: worst.unit?.rawValue)),
      .init("views", .array(worst.views.map { .string(result.report.tree[$0].path) })),
      .init("names", .array(worst.views.map { .string(result.report.tree.nameInSentences(of: $0)) })),
    ]
    return .object(members + (variant?.members ?? []))
  }

  /// Returns a number as an exact fraction.
  private func exact(_ number: Rational) -> JSONValue { .string("\(number)") }
}
