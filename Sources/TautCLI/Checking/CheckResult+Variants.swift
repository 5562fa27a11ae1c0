import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

extension CheckResult {
  /// The result of a scene in several variants; `report` is that of the first.
  init?(scene: String, variants: VariantReport) {
    guard let first = variants.parts.first?.report else { return nil }
    self.init(scene: scene, report: first, variants: variants)
  }

  /// Each requirement with what came of it, and the result that this is a part of: that of the variant in which it fails
  /// by the most.
  var rows: [(verdict: RequirementVerdict, result: CheckResult)] {
    guard let variants else { return report.verdicts.map { ($0, self) } }
    return variants.requirements.compactMap { requirement in
      if let worst = variants.failures(of: requirement).first {
        return (
          worst.verdict, CheckResult(scene: scene, report: worst.report, repairs: repairs, variants: variants)
        )
      }
      // What was only tried in one variant is not proven.
      let parts = variants.parts.sorted { one, other in one.report.isSampled && !other.report.isSampled }
      for part in parts {
        guard let verdict = part.report.verdicts.first(where: { $0.requirement == requirement }) else {
          continue
        }
        return (verdict, CheckResult(scene: scene, report: part.report, repairs: repairs, variants: variants))
      }
      return nil
    }
  }

  /// How a requirement fails: a line, or several where variants fail at other sizes.
  func failures(_ verdict: RequirementVerdict) -> [String] {
    guard let variants else { return [RequirementSentences(report).failure(verdict)] }
    return VariantSentences(variants).failures(of: verdict.requirement)
  }

  /// The variants in which a requirement fails by the most.
  func worstVariant(_ verdict: RequirementVerdict) -> LayoutVariant? {
    variants?.failures(of: verdict.requirement).first?.worstVariants.first
  }

  /// For which sizes and variants the answers are given.
  var coverage: String {
    variants.map { VariantSentences($0).coverage } ?? RequirementSentences(report).coverage
  }

  /// The texts that are not translated.
  var missing: [MissingTranslation] { variants?.missing ?? [] }
}

extension RequirementReport {
  fileprivate var isSampled: Bool {
    if case .sampled = coverage { true } else { false }
  }
}

extension MissingTranslation {
  /// What a scene's texts have to be, as if it were required of them.
  static let requirement = "translated"

  /// How it fails, in words.
  var failure: String { "missing translation: \(words)" }
}

extension LayoutVariant {
  /// The members that tell the variant in JSON; `null` is what the scene says.
  var members: [JSONValue.Member] {
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
