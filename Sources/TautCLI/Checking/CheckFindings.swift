import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// What a person has to look at: a requirement that somebody wrote and that fails, or all that fails, of what is required
/// of any layout, in one way at one line of a file.
struct CheckFinding {
  /// What fails, the worst first, each with the result that it is a part of.
  private(set) var rows: [(verdict: RequirementVerdict, result: CheckResult)]
  /// Where it was written, or else where the first view to blame was; `nil` where nobody knows.
  let position: SourcePosition?
  /// The view that is too long for the container, so that others stick out of it, and why it is; `nil` for other findings.
  var cause: (view: LayoutTree.Index, sentence: String)?

  /// The worst of it.
  var worst: (verdict: RequirementVerdict, result: CheckResult) { rows[0] }

  /// In which way it fails: a word for what nobody wrote, or else what somebody required.
  var way: String { worst.verdict.requirement.claim.way ?? worst.verdict.requirement.text }

  /// What it is known by when the lines around it move.
  func key(reading lines: inout SourceLines) -> FindingKey {
    let code = position.flatMap { lines.line($0.line, of: $0.file) }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return FindingKey(file: position?.file ?? worst.result.scene, code: code ?? "", way: way)
  }

  /// The findings of a result, in the order in which they came.
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

  /// Where it is, or the scene.
  var place: String { position.map { "\($0)" } ?? OneLine.of(worst.result.scene) }

  /// What fails, where and why; of what somebody wrote a line for all variants that fail at the same sizes.
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

  /// Whether it is told in one line, of what nobody wrote.
  private var isFolded: Bool {
    worst.verdict.requirement.position == nil && worst.verdict.requirement.claim.way != nil
  }

  /// What is required; a width and a height of one view are its size.
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

  /// Where the worst fails, without why.
  private var wayOfFailing: String {
    folded.components(separatedBy: "; ").prefix(2).joined(separator: "; ")
  }

  /// How the worst fails, and of how many views the same is true.
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

  /// `; the same in 3 of 3 rows`: of the views that the line makes.
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
  /// Whether it says that a view lies in the container.
  fileprivate var isAboutContainer: Bool {
    if case .inside(let rule) = self { rule.outer.isContainer } else { false }
  }

  /// In which way a view is at fault of which nobody wrote anything; `nil` for what is required by words alone.
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
  /// The findings that count: those that are not set aside.
  var findings: [CheckFinding] {
    CheckFinding.all(of: self).filter { setAside[$0.worst.verdict.requirement] == nil }
  }

  /// Where the first view to blame was written.
  func source(of verdict: RequirementVerdict) -> SourcePosition? {
    verdict.worst?.views.lazy.compactMap { report.tree[$0].source }.first
  }
}
