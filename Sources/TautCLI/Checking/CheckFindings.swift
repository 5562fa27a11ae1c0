import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// A finding: a written requirement that fails, or all standard requirements that fail in one way at one line
/// of a file.
struct CheckFinding {
  /// The failing verdicts, the worst first, each with its result.
  private(set) var rows: [(verdict: RequirementVerdict, result: CheckResult)]
  /// The place of the requirement, or else of the likeliest culprit; `nil` where it is unknown.
  let position: SourcePosition?
  /// The view that is too long for the container, so that others extend beyond it, and the reason; `nil` for
  /// other findings.
  var cause: (view: LayoutTree.Index, sentence: String)?

  /// The worst verdict.
  var worst: (verdict: RequirementVerdict, result: CheckResult) { rows[0] }

  /// The kind of failure: a word for a standard requirement, or else the text of the requirement.
  var way: String { worst.verdict.requirement.claim.way ?? worst.verdict.requirement.text }

  /// Returns a key that does not change when the surrounding lines move.
  func key(reading lines: inout SourceLines) -> FindingKey {
    let code = position.flatMap { lines.line($0.line, of: $0.file) }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return FindingKey(file: position?.file ?? worst.result.scene, code: code ?? "", way: way)
  }

  /// Returns the findings of a result, in the order of the requirements.
  static func all(of result: CheckResult) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    var places: [Key: Int] = [:]
    for row in result.rows where !row.verdict.holds {
      let source = row.result.source(of: row.verdict)
      guard row.verdict.requirement.position == nil, let source, let way = row.verdict.requirement.claim.way
      else {
        findings.append(CheckFinding(rows: [row], position: row.verdict.requirement.position ?? source))
        continue
      }
      if row.verdict.requirement.claim.isAboutContainer,
        let cause = RequirementSentences(row.result.report).longest(row.verdict)
      {
        let place = row.result.report.tree[cause.view].source ?? source
        let key = Key(file: place.file, line: place.line, way: "container")
        if let known = places[key] {
          findings[known].add(row)
        } else {
          places[key] = findings.count
          findings.append(CheckFinding(rows: [row], position: place, cause: cause))
        }
        continue
      }
      let key = Key(file: source.file, line: source.line, way: way)
      guard let place = places[key] else {
        places[key] = findings.count
        findings.append(CheckFinding(rows: [row], position: source))
        continue
      }
      findings[place].add(row)
    }
    return findings
  }

  private struct Key: Hashable {
    var file: String
    var line: Int
    var way: String
  }

  private mutating func add(_ row: (verdict: RequirementVerdict, result: CheckResult)) {
    let (old, new) = (worst.verdict.worst?.amount, row.verdict.worst?.amount)
    if let new, old.map({ $0 < new }) ?? false { rows.insert(row, at: 0) } else { rows.append(row) }
  }

  /// The place, or the scene.
  var place: String { position.map { "\($0)" } ?? OneLine.of(worst.result.scene) }

  /// The failure, its sizes and its reason; a written requirement has a line for all variants that fail at
  /// the same sizes.
  var lines: [String] {
    let (verdict, result) = worst
    if let cause {
      let names = rows.compactMap { $0.verdict.worst?.views.first }.map {
        result.report.tree.nameInSentences(of: $0)
      }
      let others = ListFormat.and(
        Array(names.prefix(3)) + (names.count > 3 ? ["\(names.count - 3) more"] : []))
      let verb = names.count == 1 ? "sticks" : "stick"
      return [
        "\(place): \(OneLine.of("\(others) \(verb) out of the container \(wayOfFailing.dropFirst("fails ".count))")); \(OneLine.of(cause.sentence))"
      ]
    }
    let text = OneLine.of(text)
    let failures = isFolded ? [folded] : result.failures(verdict)
    return failures.map { "\(place): \(text) \($0)" }
  }

  /// Whether several standard requirements share one line.
  private var isFolded: Bool {
    worst.verdict.requirement.position == nil && worst.verdict.requirement.claim.way != nil
  }

  /// The requirement; the width and height of one view are called its size.
  private var text: String {
    let (requirement, view) = (worst.verdict.requirement, worst.verdict.worst?.views.first)
    let isBoth = rows.contains { other in
      other.verdict.worst?.views.first == view && other.verdict.requirement.text != requirement.text
        && other.verdict.requirement.claim.way == "size"
    }
    guard isBoth, requirement.claim.way == "size" else { return requirement.text }
    return requirement.text.replacingOccurrences(
      of: #"\.(width|height) >= 44$"#, with: " is at least 44 x 44", options: .regularExpression)
  }

  /// The sizes of the worst failure, without the reason.
  private var wayOfFailing: String {
    folded.components(separatedBy: "; ").prefix(2).joined(separator: "; ")
  }

  /// The worst failure, and the number of views that share it.
  private var folded: String {
    let (verdict, result) = worst
    guard let variants = result.variants, var failure = variants.failures(of: verdict.requirement).first
    else {
      return RequirementSentences(result.report).failure(verdict) + others
    }
    let failing = rows.flatMap { variants.failures(of: $0.verdict.requirement).flatMap(\.variants) }
    failure.variants = variants.variants.filter(Set(failing).contains)
    return VariantSentences(variants).failure(failure) + others
  }

  /// The number of views from the same line: `; the same in 3 of 3 rows`.
  private var others: String {
    let tree = worst.result.report.tree
    let views = Set(rows.compactMap { $0.verdict.worst?.views.first })
    let alsoBreaks = rows.contains {
      if case .unbroken = $0.verdict.requirement.claim { true } else { false }
    }
    let isWhole = if case .whole = worst.verdict.requirement.claim { true } else { false }
    let words = alsoBreaks && isWhole ? "; words are broken too" : ""
    guard views.count > 1 else { return words }
    let made = tree.indices.filter { tree[$0].source == position && tree[$0].element.role != .modifier }.count
    return made >= views.count
      ? "\(words); the same of \(views.count) of \(made) that this line makes"
      : "\(words); the same of \(views.count) views"
  }
}

extension Requirement.Claim {
  /// Whether the requirement is that a view is inside the container.
  fileprivate var isAboutContainer: Bool {
    if case .inside(let rule) = self { rule.outer.isContainer } else { false }
  }

  /// The kind of failure of a standard requirement; `nil` for other requirements.
  fileprivate var way: String? {
    switch self {
    case .compared: "size"
    case .inside, .apart: "place"
    case .whole, .unbroken: "text"
    case .proportional: "ratio"
    case .showable, .lasting: "shown"
    case .row: "row"
    case .effective: "effective"
    case .lines, .beside, .visible, .conditional: nil
    }
  }
}

extension CheckResult {
  /// The findings that are not set aside.
  var findings: [CheckFinding] {
    CheckFinding.all(of: self).filter { setAside[$0.worst.verdict.requirement] == nil }
  }

  /// Returns the place of the likeliest culprit.
  func source(of verdict: RequirementVerdict) -> SourcePosition? {
    verdict.worst?.views.lazy.compactMap { report.tree[$0].source }.first
  }
}
