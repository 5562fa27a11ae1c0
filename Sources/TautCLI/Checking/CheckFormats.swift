import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// An output format for the results of a check.
protocol CheckFormat {
  /// Returns the output for a scene as soon as it is checked; `nil` if all scenes are printed together.
  func part(_ result: CheckResult) -> String?
  /// Returns the output for all scenes together; `nil` if each is printed by itself.
  func whole(_ results: [CheckResult]) -> String?
}

/// The formats by name.
enum CheckFormatChoice: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case junit
  case sarif

  var format: any CheckFormat {
    switch self {
    case .text: CheckTextFormat()
    case .json: CheckJSONFormat()
    case .junit: CheckJUnitFormat()
    case .sarif: CheckSARIFFormat()
    }
  }
}

/// A line for each failure, and a summary for each scene.
struct CheckTextFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? {
    let findings = result.causes
    let failures = findings.flatMap { finding in
      finding.lines + (result.shown.map { ["  shown by: \($0.command(for: finding))"] } ?? [])
        + finding.repairLines(result.repairs)
    }
    let missing = result.missing.map { missing in
      let place = missing.position.map { "\($0)" } ?? result.scene
      return OneLine.of("\(place): \(missing.failure)")
    }
    return (failures + missing + ["\(OneLine.of(result.scene)): \(summary(result, findings.count))"])
      .joined(separator: "\n")
  }

  func whole(_ results: [CheckResult]) -> String? { nil }

  /// Returns the summary: `1 of 3 requirements fails; the others hold for every width in [320, 1024]: 12
  /// intervals, exact`.
  func summary(_ result: CheckResult, _ findingCount: Int) -> String {
    let rows = result.rows
    let count = rows.count
    if count == 0 {
      return result.missing.isEmpty ? "all texts are translated" : "no requirement\(untranslated(result))"
    }
    let failing = rows.count { !$0.verdict.holds }
    let range = result.coverage + untranslated(result) + leftOut(result)
    let all = count == 1 ? "1 requirement" : "\(count) requirements"
    if failing == 0 { return "\(all) \(count == 1 ? "holds" : "hold") \(range)" }
    let places =
      findingCount < failing && result.setAside.isEmpty
      ? " in \(findingCount == 1 ? "1 place" : "\(findingCount) places")" : ""
    let some = "\(failing) of \(all) \(failing == 1 ? "fails" : "fail")\(places)"
    return failing == count ? "\(some), checked \(range)" : "\(some); the others hold \(range)"
  }

  /// Returns the clause about findings that are set aside; empty if there are none.
  ///
  /// An example is `; 2 findings are accepted by the baseline, and 1 is ignored`.
  private func leftOut(_ result: CheckResult) -> String {
    let reasons = CheckFinding.all(of: result).compactMap { result.setAside[$0.worst.verdict.requirement] }
    let accepted = reasons.count { $0 == .baseline }
    func count(_ count: Int, _ text: String) -> [String] {
      count == 0 ? [] : ["\(Counted.findings(count)) \(count == 1 ? "is" : "are") \(text)"]
    }
    let parts =
      count(accepted, "accepted by the baseline") + count(reasons.count - accepted, "ignored by a comment")
    return parts.isEmpty ? "" : "; \(ListFormat.and(parts))"
  }

  /// Returns the clause about translations: `; 2 texts are not translated`; empty if none is missing.
  private func untranslated(_ result: CheckResult) -> String {
    let count = result.missing.count
    return count == 0 ? "" : "; \(count) \(count == 1 ? "text is" : "texts are") not translated"
  }
}

/// JUnit's XML for continuous integration: a suite for each scene, a case for each requirement.
struct CheckJUnitFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? {
    let count = results.reduce(0) { $0 + cases($1).count }
    let failures = results.reduce(0) { $0 + cases($1).count { $0.failure != nil } }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="taut check" tests="\(count)" failures="\(failures)">
      \(results.map(suite).joined(separator: "\n"))
      </testsuites>
      """
  }

  /// Returns the cases: each requirement, and each text that is not translated.
  private func cases(_ whole: CheckResult) -> [(name: String, failure: String?, skipped: String?)] {
    let requirements = whole.rows.map { verdict, result in
      let place = verdict.requirement.position.map { "\($0): " } ?? ""
      let text = result.failures(verdict).joined(separator: "; ")
      let failure =
        verdict.holds ? nil : place + text + (result.repairs?[verdict.requirement]?.text ?? "")
      let reason = verdict.holds ? nil : whole.setAside[verdict.requirement]?.text
      return (name: verdict.requirement.text, failure: reason == nil ? failure : nil, skipped: reason)
    }
    let missing = whole.missing.map { missing in
      let place = missing.position.map { "\($0): " } ?? ""
      return (
        name: "\(MissingTranslation.requirement): \(missing.key)",
        failure: place + missing.failure as String?,
        skipped: nil as String?
      )
    }
    return requirements + missing
  }

  private func suite(_ result: CheckResult) -> String {
    let all = cases(result)
    let cases = all.map { one in
      let name = "    <testcase classname=\(quoted(result.scene)) name=\(quoted(one.name))"
      if let reason = one.skipped {
        return "\(name)>\n      <skipped message=\(quoted(reason))/>\n    </testcase>"
      }
      guard let failure = one.failure else { return name + "/>" }
      return """
        \(name)>
              <failure message=\(quoted(failure))/>
            </testcase>
        """
    }
    return """
        <testsuite name=\(quoted(result.scene)) tests="\(all.count)" failures="\(all.count { $0.failure != nil })" \
      skipped="\(all.count { $0.skipped != nil })">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  /// Returns a text as the value of an attribute.
  private func quoted(_ text: String) -> String {
    let escaped = OneLine.of(text).map { letter in
      switch letter {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(letter)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// The format SARIF 2.1.0, which code hosts show beside the code, with one result for each failure.
struct CheckSARIFFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? {
    let all = results.flatMap { result in
      result.rows.filter { !$0.verdict.holds }.flatMap {
        findings($0.verdict, $0.result, result.setAside[$0.verdict.requirement])
      }
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

  /// Returns the findings of a requirement: one for all variants in which it fails at the same sizes.
  private func findings(
    _ verdict: RequirementVerdict, _ result: CheckResult, _ reason: SetAside?
  ) -> [JSONValue] {
    let position = verdict.requirement.position ?? result.source(of: verdict)
    let scene = "\(result.scene): \(verdict.requirement.text)"
    guard let variants = result.variants else {
      let text =
        RequirementSentences(result.report).failure(verdict)
        + (result.repairs?[verdict.requirement]?.text ?? "")
      return [finding("requirement", "\(scene) \(text)", position, reason: reason)]
    }
    return variants.failures(of: verdict.requirement).enumerated().map { number, failure in
      // A repair applies to all of them.
      let repairs = number == 0 ? result.repairs?[verdict.requirement]?.text ?? "" : ""
      return finding(
        "requirement", "\(scene) \(VariantSentences(variants).failure(failure))\(repairs)", position,
        .object(["variants": .array(failure.variants.map { .object($0.members) })]), reason: reason)
    }
  }

  private func finding(_ missing: MissingTranslation, _ result: CheckResult) -> JSONValue {
    finding(
      MissingTranslation.requirement, "\(result.scene): \(missing.failure)", missing.position,
      .object(["languages": .array(missing.languages.map { .string($0.code) })]))
  }

  private func finding(
    _ rule: String, _ sentence: String, _ position: SourcePosition?, _ properties: JSONValue? = nil,
    reason: SetAside? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(rule)), .init("level", .string("error")),
      .init("message", .object(["text": .string(sentence)])),
    ]
    if let position { members.append(.init("locations", .array([location(position)]))) }
    if let properties { members.append(.init("properties", properties)) }
    // The format's own word for a result that does not count.
    if let reason {
      let suppression: JSONValue.Member = .init(
        "kind", .string(reason == .baseline ? "external" : "inSource"))
      members.append(
        .init(
          "suppressions",
          .array([.object([suppression, .init("justification", .string(reason.text))])])))
    }
    return .object(members)
  }

  /// Returns a file as a URI reference, percent-encoded.
  private static func reference(to file: String) -> String {
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    // A colon in the first segment would be read as the end of a scheme.
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
