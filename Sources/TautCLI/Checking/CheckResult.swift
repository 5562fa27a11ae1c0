import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// What came of checking a scene.
struct CheckResult {
  var scene: String
  var report: RequirementReport
  /// What mends each requirement that fails; `nil` where nobody asked.
  var repairs: [Requirement: CheckRepairs]?
  /// What came of it in several text sizes, languages and directions; `nil` where only the scene itself was checked.
  var variants: VariantReport?
  /// What came of each requirement, where the tree is another one at each size; empty where it is one tree.
  var made: [RequirementReport] = []
  /// How what fails is shown; `nil` where nobody asked on a command line.
  var shown: ShownFailure?
  /// What fails and does not count, with the reason.
  var setAside: [Requirement: SetAside] = [:]

  var outcome: Outcome {
    let counts = rows.contains { !$0.verdict.holds && setAside[$0.verdict.requirement] == nil }
    return counts || !missing.isEmpty ? .answerIsNo : .holds
  }

  /// `width`, `height` or `both`.
  var side: String {
    report.range.heights != nil ? "both" : report.range.axis == .horizontal ? "width" : "height"
  }

  /// How many sizes were tried; `nil` where all are covered.
  var sampleCount: Int? {
    if case .sampled(let count) = report.coverage { count } else { nil }
  }
}

extension CheckResult {
  /// The result of a scene in several variants; `report` is that of the first.
  init?(scene: String, variants: VariantReport) {
    guard let first = variants.parts.first?.report else { return nil }
    self.init(scene: scene, report: first, variants: variants)
  }

  /// Each requirement with what came of it, and the result that this is a part of: that of the variant in which it fails
  /// by the most.
  var rows: [(verdict: RequirementVerdict, result: CheckResult)] {
    guard let variants else {
      guard !made.isEmpty else { return report.verdicts.map { ($0, self) } }
      return made.flatMap { part in
        part.verdicts.map { ($0, CheckResult(scene: scene, report: part, repairs: repairs, shown: shown)) }
      }
    }
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

/// Where requirements come from.
enum RequirementList {
  /// Those of the option: of each file, and each that is written there itself.
  ///
  /// What has a blank in it, and is no file, is a requirement.
  ///
  /// - Throws: `RequirementError`, and `DocumentError` for a file that cannot be read.
  static func all(of arguments: [String]) throws -> [Requirement] {
    try arguments.flatMap { argument in
      let isText = argument.contains { $0.isWhitespace } && !FileManager.default.fileExists(atPath: argument)
      if isText { return [try Requirement(argument)] }
      return try lines(SceneFile.text(argument), file: argument)
    }
  }

  /// Those of a file: one a line; `#` begins a comment.
  ///
  /// - Throws: `RequirementError`.
  static func lines(_ text: String, file: String) throws(RequirementError) -> [Requirement] {
    var requirements: [Requirement] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0.isWhitespace }
      guard let first = words.first, first != "#" else { continue }
      let column = line.count - words.count + 1
      requirements.append(
        try Requirement(
          String(words).replacing("\r", with: ""),
          at: SourcePosition(file: file, line: place + 1, column: column)))
    }
    return requirements
  }

  /// Those that a scene has itself.
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
