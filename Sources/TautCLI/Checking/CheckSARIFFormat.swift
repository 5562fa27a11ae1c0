import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// The format in which code hosts show findings beside the code: SARIF 2.1.0, one result for each failure.
struct CheckSARIFFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? {
    let findings = results.flatMap { result in
      result.report.verdicts.filter { !$0.holds }.map { finding($0, result) }
    }
    let driver = JSONValue.object([
      "name": .string("taut check"), "version": .string(TautCommand.version),
      "rules": .array([
        .object([
          "id": .string("requirement"),
          "shortDescription": .object(["text": .string("A requirement fails at sizes of its range.")]),
        ])
      ]),
    ])
    let run = JSONValue.object([
      "tool": .object(["driver": driver]), "results": .array(findings),
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([run]),
    ]).text(width: 120)
  }

  private func finding(_ verdict: RequirementVerdict, _ result: CheckResult) -> JSONValue {
    let words =
      RequirementSentences(result.report).failure(verdict)
      + (result.repairs?[verdict.requirement]?.words ?? "")
    var members: [JSONValue.Member] = [
      .init("ruleId", .string("requirement")), .init("level", .string("error")),
      .init(
        "message", .object(["text": .string("\(result.scene): \(verdict.requirement.text) \(words)")])),
    ]
    if let place = verdict.requirement.position ?? result.source(of: verdict) {
      members.append(.init("locations", .array([location(place)])))
    }
    return .object(members)
  }

  private func location(_ position: SourcePosition) -> JSONValue {
    var region: [JSONValue.Member] = [.init("startLine", .number(Double(position.line)))]
    if let column = position.column { region.append(.init("startColumn", .number(Double(column)))) }
    return .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(position.file)]), "region": .object(region),
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
