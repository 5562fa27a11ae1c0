import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// The format in which code hosts show findings beside the code: SARIF 2.1.0, one result for each failure.
struct CheckSARIFFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? {
    let all = results.flatMap { result in
      result.rows.filter { !$0.verdict.holds }.flatMap { findings($0.verdict, $0.result) }
        + result.missing.map { finding($0, result) }
    }
    let driver = JSONValue.object([
      "name": .string("taut check"), "version": .string(TautCommand.version),
      "rules": .array([
        .object([
          "id": .string("requirement"),
          "shortDescription": .object(["text": .string("A requirement fails at sizes of its range.")]),
        ]),
        .object([
          "id": .string(MissingTranslation.requirement),
          "shortDescription": .object(["text": .string("A text is not translated.")]),
        ]),
      ]),
    ])
    let run = JSONValue.object([
      "tool": .object(["driver": driver]), "results": .array(all),
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([run]),
    ]).text(width: 120)
  }

  /// What is found of a requirement: once for all variants in which it fails at the same sizes.
  private func findings(_ verdict: RequirementVerdict, _ result: CheckResult) -> [JSONValue] {
    let place = verdict.requirement.position ?? result.source(of: verdict)
    let scene = "\(result.scene): \(verdict.requirement.text)"
    guard let variants = result.variants else {
      let words =
        RequirementSentences(result.report).failure(verdict)
        + (result.repairs?[verdict.requirement]?.words ?? "")
      return [finding("requirement", "\(scene) \(words)", place)]
    }
    return variants.failures(of: verdict.requirement).enumerated().map { number, failure in
      // A repair mends all of them.
      let repairs = number == 0 ? result.repairs?[verdict.requirement]?.words ?? "" : ""
      return finding(
        "requirement", "\(scene) \(VariantSentences(variants).failure(failure))\(repairs)", place,
        .object(["variants": .array(failure.variants.map { .object($0.members) })]))
    }
  }

  private func finding(_ missing: MissingTranslation, _ result: CheckResult) -> JSONValue {
    finding(
      MissingTranslation.requirement, "\(result.scene): \(missing.failure)", missing.position,
      .object(["languages": .array(missing.languages.map { .string($0.code) })]))
  }

  private func finding(
    _ rule: String, _ words: String, _ place: SourcePosition?, _ properties: JSONValue? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(rule)), .init("level", .string("error")),
      .init("message", .object(["text": .string(words)])),
    ]
    if let place { members.append(.init("locations", .array([location(place)]))) }
    if let properties { members.append(.init("properties", properties)) }
    return .object(members)
  }

  /// A file as a URI reference: what such a reference cannot hold is written in percent.
  private static func reference(to file: String) -> String {
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    // A colon in the first part would end the name of a scheme.
    return file.hasPrefix("/") ? path : path.replacing(":", with: "%3A")
  }

  private func location(_ position: SourcePosition) -> JSONValue {
    var region: [JSONValue.Member] = [.init("startLine", .number(Double(position.line)))]
    if let column = position.column { region.append(.init("startColumn", .number(Double(column)))) }
    return .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(Self.reference(to: position.file))]),
        "region": .object(region),
      ])
    ])
  }
}

extension CheckResult {
  /// Where the first view to blame was written.
  fileprivate func source(of verdict: RequirementVerdict) -> SourcePosition? {
    verdict.worst?.views.lazy.compactMap { report.tree[$0].source }.first
  }
}
