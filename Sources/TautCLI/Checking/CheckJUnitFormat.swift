import LayoutDocuments
import LayoutRequirements

/// The XML that continuous integration reads: a suite for each scene, a case for each requirement.
struct CheckJUnitFormat: CheckFormat {
  func part(_ result: CheckResult) -> String? { nil }

  func whole(_ results: [CheckResult]) -> String? {
    let count = results.reduce(0) { $0 + $1.report.verdicts.count }
    let failures = results.reduce(0) { $0 + $1.report.verdicts.count { !$0.holds } }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="taut check" tests="\(count)" failures="\(failures)">
      \(results.map(suite).joined(separator: "\n"))
      </testsuites>
      """
  }

  private func suite(_ result: CheckResult) -> String {
    let verdicts = result.report.verdicts
    let cases = verdicts.map { verdict in
      let name = "    <testcase classname=\(quoted(result.scene)) name=\(quoted(verdict.requirement.text))"
      guard !verdict.holds else { return name + "/>" }
      let words =
        RequirementSentences(result.report).failure(verdict)
        + (result.repairs?[verdict.requirement]?.words ?? "")
      let place = verdict.requirement.position.map { "\($0): " } ?? ""
      return """
        \(name)>
              <failure message=\(quoted(place + words))/>
            </testcase>
        """
    }
    return """
        <testsuite name=\(quoted(result.scene)) tests="\(verdicts.count)" failures="\(verdicts.count { !$0.holds })">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  /// A text as the value of an attribute.
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
