import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutLanguages
import LinearProgramming

// The encoding of a report is the output of `taut check --format json` without the scene's name, which the command
// adds.

extension RequirementReport: Encodable {
  /// Encodes the report as `taut check --format json` prints it.
  ///
  /// It has exact fractions, and a result for each requirement.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(["results": .array(reported.map { .object($0.members) })]).encode(to: encoder)
  }
}

extension VariantReport: Encodable {
  /// Encodes the report as `taut check --format json` prints it.
  ///
  /// It has exact fractions, a result for each requirement with the variants in which it fails, and one for
  /// each text without a translation.
  public func encode(to encoder: any Encoder) throws {
    let results = reported.map { JSONValue.object($0.members) } + missing.map { .object($0.members) }
    var members: [JSONValue.Member] = [.init("results", .array(results))]
    if !bounds.isEmpty { members.append(.init("leftOut", .array(bounds.map { .string($0.words) }))) }
    try JSONValue.object(members).encode(to: encoder)
  }
}

/// The verdict on a requirement, with the report that contains it.
package struct ReportedVerdict {
  package var verdict: RequirementVerdict
  package var report: RequirementReport
  /// The report on all variants, where there are several.
  package var variants: VariantReport?

  package init(_ verdict: RequirementVerdict, in report: RequirementReport, of variants: VariantReport? = nil)
  {
    (self.verdict, self.report, self.variants) = (verdict, report, variants)
  }
}

extension RequirementReport {
  /// The verdicts in the order of the requirements.
  package var reported: [ReportedVerdict] { verdicts.map { ReportedVerdict($0, in: self) } }

  /// The number of sampled sizes; `nil` if all are covered.
  package var sampleCount: Int? {
    if case .sampled(let count) = coverage { count } else { nil }
  }
}

extension VariantReport {
  /// The verdict on each requirement, in the variant in which it fails by the most.
  package var reported: [ReportedVerdict] {
    requirements.compactMap { requirement in
      if let worst = failures(of: requirement).first {
        return ReportedVerdict(worst.verdict, in: worst.report, of: self)
      }
      // A requirement that was only sampled in one variant is not proven.
      let sampled = parts.filter { $0.report.sampleCount != nil }
      for part in sampled + parts {
        guard let verdict = part.report.verdicts.first(where: { $0.requirement == requirement }) else {
          continue
        }
        return ReportedVerdict(verdict, in: part.report, of: self)
      }
      return nil
    }
  }
}

extension ReportedVerdict {
  /// The name of the varied side: `width`, `height` or `both`.
  package var side: String {
    report.range.heights != nil ? "both" : report.range.axis == .horizontal ? "width" : "height"
  }

  /// The place of the view that most likely causes the failure; `nil` if it is unknown.
  package var position: SourcePosition? {
    verdict.worst?.views.lazy.compactMap { report.tree[$0].source }.first
  }

  /// The variants in which the requirement fails by the most; `nil` for a single layout.
  package var worstVariant: LayoutVariant? {
    variants?.failures(of: verdict.requirement).first?.worstVariants.first
  }

  /// The verdict as JSON.
  package var members: [JSONValue.Member] {
    let outcome = !verdict.holds ? "fails" : report.sampleCount == nil ? "holds" : "sampled"
    return [
      .init("requirement", .string(verdict.requirement.text)),
      .init("source", .string(orNull: verdict.requirement.position.map { "\($0)" })),
      .init("place", .string(orNull: position.map { "\($0)" })),
      .init("outcome", .string(outcome)), .init("side", .string(side)),
      .init("range", range(report.range.range)),
      .init("heights", report.range.heights.map(range) ?? .null),
      .init("samples", report.sampleCount.map { .number(Double($0)) } ?? .null),
      .init("fails", .array(fails)),
      .init("worst", verdict.worst.map(worst) ?? .null),
      .init("reason", .string(orNull: RequirementSentences(report).reason(verdict))),
    ]
  }

  private func range(_ range: ClosedRange<Rational>) -> JSONValue {
    .array([exact(range.lowerBound), exact(range.upperBound)])
  }

  /// The sizes at which the requirement fails, for each variant in its order.
  private var fails: [JSONValue] {
    guard let variants else { return places(verdict, LayoutVariant()) }
    return variants.parts.flatMap { part in
      let own = part.report.verdicts.first { $0.requirement == verdict.requirement }
      return part.variants.flatMap { variant in own.map { places($0, variant) } ?? [] }
    }
  }

  /// Returns the sizes at which the requirement fails in a variant: intervals, or polygons if both sides
  /// vary.
  private func places(_ verdict: RequirementVerdict, _ variant: LayoutVariant) -> [JSONValue] {
    guard report.range.heights != nil else { return verdict.failing.map { interval($0, variant) } }
    return verdict.areas.map { polygon($0, variant) }
  }

  /// Returns the corners of a polygon, a segment or a point, with the corners and sides that belong to it.
  private func polygon(_ area: SizeSet, _ variant: LayoutVariant) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init("axis", .string("both")),
      .init(
        "corners",
        .array(
          area.corners.map { corner in .array(Axis.allCases.map { .number(corner.size[$0].doubleValue) }) })),
      .init(
        "exactCorners",
        .array(area.corners.map { corner in .array(Axis.allCases.map { exact(corner.size[$0]) }) })),
      .init("cornersIncluded", .array(area.corners.map { .boolean($0.isIncluded) })),
      .init("sidesIncluded", .array(area.sides.map { .boolean($0) })),
    ]
    return .object(members + variant.members)
  }

  private func interval(_ interval: ExactInterval, _ variant: LayoutVariant) -> JSONValue {
    let range = report.range.range
    let lower = interval.lower ?? ExactInterval.End(range.lowerBound)
    let upper = interval.upper ?? ExactInterval.End(range.upperBound)
    let members: [JSONValue.Member] = [
      .init("axis", .string(side)), .init("from", .number(lower.value.doubleValue)),
      .init("to", .number(upper.value.doubleValue)), .init("fromIncluded", .boolean(lower.isIncluded)),
      .init("toIncluded", .boolean(upper.isIncluded)), .init("exactFrom", exact(lower.value)),
      .init("exactTo", exact(upper.value)),
    ]
    return .object(members + variant.members)
  }

  private func worst(_ worst: RequirementVerdict.Worst) -> JSONValue {
    let range = report.range
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
      .init("views", .array(worst.views.map { .string(report.tree[$0].path) })),
      .init("names", .array(worst.views.map { .string(report.tree.nameInSentences(of: $0)) })),
    ]
    return .object(members + (worstVariant?.members ?? []))
  }

  /// Returns a number as an exact fraction.
  private func exact(_ number: Rational) -> JSONValue { .string("\(number)") }
}

extension MissingTranslation {
  /// The name of the requirement that a scene's texts are translated.
  package static let requirement = "translated"

  /// The failure in words.
  package var failure: String { "missing translation: \(words)" }

  /// The text as a failing result in JSON.
  package var members: [JSONValue.Member] {
    [
      .init("requirement", .string(Self.requirement)),
      .init("source", .string(orNull: position.map { "\($0)" })), .init("outcome", .string("fails")),
      .init("key", .string(key)), .init("languages", .array(languages.map { .string($0.code) })),
      .init("fails", .array([])), .init("worst", .null), .init("reason", .string(failure)),
    ]
  }
}

extension LayoutVariant {
  /// The members that identify the variant in JSON; `null` for the scene's own.
  package var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("textSize", .string(orNull: textSize?.name)),
      .init("language", .string(orNull: language?.language.code)),
    ]
    if let plural = language?.plural { members.append(.init("plural", .string(plural))) }
    if let plurals = language?.plurals.sorted(by: { $0.key < $1.key }), !plurals.isEmpty {
      members.append(.init("plurals", .object(plurals.map { .init($0.key, .string($0.value)) })))
    }
    if let device = language?.device { members.append(.init("device", .string(device))) }
    if let direction { members.append(.init("direction", .string(direction.rawValue))) }
    return members
  }
}
