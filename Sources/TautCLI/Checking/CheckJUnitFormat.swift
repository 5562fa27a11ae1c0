import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// The XML that continuous integration reads: a suite for each scene, a case for each requirement.
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

  /// What is tested: each requirement, and each text that is not translated.
  private func cases(_ result: CheckResult) -> [(name: String, failure: String?)] {
    let requirements = result.rows.map { verdict, result in
      let place = verdict.requirement.position.map { "\($0): " } ?? ""
      let words = result.failures(verdict).joined(separator: "; ")
      let failure =
        verdict.holds ? nil : place + words + (result.repairs?[verdict.requirement]?.words ?? "")
      return (name: verdict.requirement.text, failure: failure)
    }
    let missing = result.missing.map { missing in
      let place = missing.position.map { "\($0): " } ?? ""
      return (
        name: "\(MissingTranslation.requirement): \(missing.key)", failure: place + missing.failure as String?
      )
    }
    return requirements + missing
  }

  private func suite(_ result: CheckResult) -> String {
    let all = cases(result)
    let cases = all.map { one in
      let name = "    <testcase classname=\(quoted(result.scene)) name=\(quoted(one.name))"
      guard let failure = one.failure else { return name + "/>" }
      return """
        \(name)>
              <failure message=\(quoted(failure))/>
            </testcase>
        """
    }
    return """
        <testsuite name=\(quoted(result.scene)) tests="\(all.count)" failures="\(all.count { $0.failure != nil })">
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
