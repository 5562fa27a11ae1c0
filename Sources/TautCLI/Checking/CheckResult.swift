import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// The results of checking a scene.
struct CheckResult {
  var scene: String
  var report: RequirementReport
  /// The repairs of each failing requirement; `nil` if not requested.
  var repairs: [Requirement: CheckRepairs]?
  /// The results in several text sizes, languages and directions; `nil` if only the scene itself was checked.
  var variants: VariantReport?
  /// The reports on each requirement, if each size has a tree of its own; empty for a single tree.
  var made: [RequirementReport] = []
  /// The command that shows a failure; `nil` outside the command line.
  var shown: ShownFailure?
  /// The failing requirements that are set aside, with the reason.
  var setAside: [Requirement: SetAside] = [:]

  var outcome: Outcome {
    let counts = rows.contains { !$0.verdict.holds && setAside[$0.verdict.requirement] == nil }
    return counts || !missing.isEmpty ? .answerIsNo : .holds
  }

  /// The number of sampled sizes; `nil` if all sizes are covered.
  var sampleCount: Int? { report.sampleCount }
}

extension CheckResult {
  /// Creates the result of a scene in several variants, with the report of the first; `nil` if there is none.
  init?(scene: String, variants: VariantReport) {
    guard let first = variants.parts.first?.report else { return nil }
    self.init(scene: scene, report: first, variants: variants)
  }

  /// The verdict on each requirement, with the result of the variant in which it fails by the most.
  var rows: [(verdict: RequirementVerdict, result: CheckResult)] {
    guard let variants else {
      guard !made.isEmpty else { return report.verdicts.map { ($0, self) } }
      return made.flatMap { part in
        part.verdicts.map { ($0, CheckResult(scene: scene, report: part, repairs: repairs, shown: shown)) }
      }
    }
    return variants.reported.map { row in
      (row.verdict, CheckResult(scene: scene, report: row.report, repairs: repairs, variants: variants))
    }
  }

  /// Returns the failure of a requirement: a line, or several where variants fail at different sizes.
  func failures(_ verdict: RequirementVerdict) -> [String] {
    guard let variants else { return [RequirementSentences(report).failure(verdict)] }
    return VariantSentences(variants).failures(of: verdict.requirement)
  }

  /// Returns the variants in which a requirement fails by the most.
  func worstVariant(_ verdict: RequirementVerdict) -> LayoutVariant? {
    variants?.failures(of: verdict.requirement).first?.worstVariants.first
  }

  /// The checked sizes and variants.
  var coverage: String {
    variants.map { VariantSentences($0).coverage } ?? RequirementSentences(report).coverage
  }

  /// The texts that are not translated.
  var missing: [MissingTranslation] { variants?.missing ?? [] }
}

/// The reading of requirements from arguments, files and scenes.
enum RequirementList {
  /// Returns the requirements of arguments, each of which is a file of requirements or a requirement.
  ///
  /// An argument that contains a blank and is not a file is a requirement.
  ///
  /// - Throws: `RequirementError`, and `DocumentError` for a file that cannot be read.
  static func all(of arguments: [String]) throws -> [Requirement] {
    try arguments.flatMap { argument in
      let isText = argument.contains { $0.isWhitespace } && !FileManager.default.fileExists(atPath: argument)
      if isText { return [try Requirement(argument)] }
      return try lines(SceneFile.text(argument), file: argument)
    }
  }

  /// Returns the requirements of a file: one per line; `#` begins a comment.
  ///
  /// - Throws: `RequirementError`.
  static func lines(_ text: String, file: String) throws(RequirementError) -> [Requirement] {
    var requirements: [Requirement] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0.isWhitespace }
      guard let first = words.first, first != "#" else { continue }
      let column = line.count - words.count + 1
      requirements.append(
        try Requirement(
          String(words).replacing("\r", with: ""),
          at: SourcePosition(file: file, line: index + 1, column: column)))
    }
    return requirements
  }

  /// Returns the requirements of a scene.
  ///
  /// - Throws: `RequirementError`.
  static func written(in scene: SceneDocument) throws(RequirementError) -> [Requirement] {
    var requirements: [Requirement] = []
    for written in scene.requirements {
      requirements.append(try Requirement(written.text, at: written.position))
    }
    return requirements
  }
}
