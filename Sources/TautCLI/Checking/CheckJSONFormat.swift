import LayoutDocuments
import LayoutRequirements

/// One object with a result for each requirement of each scene.
struct CheckJSONFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? { json(results).text(width: 120) }

  /// Returns the object for all scenes together.
  func json(_ results: [CheckResult]) -> JSONValue {
    let all = results.flatMap { result in
      result.rows.map { whole($0.verdict, $0.result, result.setAside[$0.verdict.requirement]) }
        + result.missing.map { .object([scene(result)] + $0.members) }
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
    var members =
      [scene(result)] + ReportedVerdict(verdict, in: result.report, of: result.variants).members
    if let repairs = result.repairs {
      let found = repairs[verdict.requirement]
      members += [
        .init("repairs", found?.json ?? .array([])),
        .init("repairsCutOff", .boolean(found?.isCutOff ?? false)),
      ]
    }
    if !verdict.holds, let reason { members.append(.init("setAside", .string(reason.text))) }
    return .object(members)
  }

  private func scene(_ result: CheckResult) -> JSONValue.Member { .init("scene", .string(result.scene)) }
}
