import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// A finding: a written requirement that fails, or all standard requirements that fail in one way at one line
/// of a file, or for one cause.
struct CheckFinding {
  /// The failing verdicts, the worst first, each with its result.
  private(set) var rows: [Row]
  /// The place of the requirement, or else of the likeliest culprit; `nil` where it is unknown.
  private(set) var position: SourcePosition?
  /// The modifiers around a view that sticks out, which have no effect because it does.
  private(set) var consequences: [String] = []
  /// The view that is too long for the container, so that others extend beyond it, and the reason; `nil` for
  /// other findings.
  var cause: (view: LayoutTree.Index, sentence: String)?
  /// The frame or container that offers too little to views of several lines; `nil` for a finding at one line.
  private(set) var limit: Limit?
  /// What else follows from the cause: views that stick out of the frame, and the overlaps of what is in it.
  private(set) var effects: [Row] = []

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
    var idle: [Row] = []
    for row in result.rows where !row.verdict.holds {
      if row.verdict.requirement.position == nil, row.verdict.requirement.claim.way == "effective" {
        idle.append(row)
        continue
      }
      let source = row.result.source(of: row.verdict)
      guard row.verdict.requirement.position == nil, let source, let way = row.verdict.requirement.claim.way
      else {
        findings.append(CheckFinding(rows: [row], position: row.verdict.requirement.position ?? source))
        continue
      }
      if row.verdict.requirement.claim.isAboutContainer,
        let cause = RequirementSentences(row.result.report).longest(row.verdict)
      {
        let position = row.result.report.tree[cause.view].source ?? source
        let key = Key(file: position.file, line: position.line, way: "container")
        if let known = places[key] {
          findings[known].add(row)
        } else {
          places[key] = findings.count
          findings.append(CheckFinding(rows: [row], position: position, cause: cause))
        }
        continue
      }
      let key = Key(file: source.file, line: source.line, way: way)
      guard let index = places[key] else {
        places[key] = findings.count
        findings.append(CheckFinding(rows: [row], position: source))
        continue
      }
      findings[index].add(row)
    }
    for row in idle {
      if let cause = findings.firstIndex(where: { $0.explains(row) }) {
        findings[cause].consequences.append(
          row.verdict.worst?.views.first.map { row.result.report.tree.modifierName(of: $0) } ?? "")
        continue
      }
      let source = row.result.source(of: row.verdict)
      let key = source.map { Key(file: $0.file, line: $0.line, way: "effective") }
      if let key, let index = places[key] {
        findings[index].add(row)
      } else {
        if let key { places[key] = findings.count }
        findings.append(CheckFinding(rows: [row], position: source))
      }
    }
    return findings
  }

  /// Returns the findings with one for each cause: those at several lines that one frame or container offers
  /// too little become one, together with what sticks out of that frame and overlaps others for that reason.
  static func byCause(_ findings: [CheckFinding]) -> [CheckFinding] {
    var causes: [CheckFinding] = []
    var places: [Limit.Key: [Int]] = [:]
    for finding in findings {
      if let limit = Limit(of: finding) { places[limit.key, default: []].append(causes.count) }
      causes.append(finding)
    }
    var folded: Set<Int> = []
    for group in places.values where group.count > 1 {
      // What is cut off comes before what sticks out for the same reason, and that before what then overlaps.
      guard let first = group.min(by: { causes[$0].comesBefore(causes[$1]) }) else { continue }
      let others = group.filter { $0 != first }
      causes[first].fold(others.map { causes[$0] })
      folded.formUnion(others)
    }
    return causes.indices.filter { !folded.contains($0) }.map { causes[$0] }
  }

  /// Whether the finding is reported before another of the same cause: a text first, and of several the one
  /// that lacks the most lines; what overlaps another view last.
  private func comesBefore(_ other: CheckFinding) -> Bool {
    func rank(_ finding: CheckFinding) -> Int {
      switch finding.worst.verdict.requirement.claim {
      case .whole: 0
      case .unbroken: 1
      case .inside: 2
      default: 3
      }
    }
    let (own, others) = (rank(self), rank(other))
    guard own == others else { return own < others }
    guard own == 0, let amount = worst.verdict.worst?.amount, let rival = other.worst.verdict.worst?.amount
    else { return false }
    return amount > rival
  }

  /// Adds the findings of other lines that have the same cause.
  private mutating func fold(_ others: [CheckFinding]) {
    limit = Limit(of: self)
    for other in others {
      if other.way == "text", way == "text" { rows += other.rows } else { effects += other.rows }
    }
    if isLimited { position = limit?.position ?? position }
  }

  /// Whether the sentence is about the limit, and not about a view.
  var isLimited: Bool { limit != nil && way == "text" }

  /// A frame or container that has too little length for what is in it.
  struct Limit {
    let view: LayoutTree.Index
    let axis: Axis
    /// Its name, without its place.
    let name: String
    let position: SourcePosition?
    let key: Key

    /// The identity of a limit: views that one line makes are one.
    struct Key: Hashable {
      var place: String
      var axis: Axis
    }

    /// Finds the limit that a finding about standard requirements comes from.
    init?(of finding: CheckFinding) {
      let (verdict, result) = finding.worst
      guard finding.cause == nil, finding.isFolded,
        let (limit, name) = RequirementSentences(result.report).limit(verdict)
      else { return nil }
      (view, axis, self.name) = (limit.view, limit.axis, name)
      position = result.report.tree[limit.view].source
      key = Key(place: position.map { "\($0)" } ?? result.report.tree[limit.view].path, axis: axis)
    }
  }

  /// Whether a view in a modifier sticks out of the container, so that the modifier has no effect.
  private func explains(_ idle: Row) -> Bool {
    guard cause != nil, let modifier = idle.verdict.worst?.views.first else { return false }
    let outer = Self.base(of: idle.result.report.tree[modifier].path)
    return rows.contains { row in
      guard let view = row.verdict.worst?.views.first else { return false }
      let own = Self.base(of: row.result.report.tree[view].path)
      return own == outer || own.hasPrefix(outer + ".")
    }
  }

  /// Returns the path of the view in a chain of modifiers.
  private static func base(of path: String) -> Substring { path.prefix { $0 != "/" } }

  private struct Key: Hashable {
    var file: String
    var line: Int
    var way: String
  }

  private mutating func add(_ row: (verdict: RequirementVerdict, result: CheckResult)) {
    let (old, new) = (worst.verdict.worst?.amount, row.verdict.worst?.amount)
    guard let new, old.map({ $0 < new }) ?? false else { return rows.append(row) }
    rows.insert(row, at: 0)
    // The place is that of the view which the sentence names.
    if cause == nil { position = row.result.source(of: row.verdict) ?? position }
  }

  /// Sets everything aside that the finding is made of.
  func setAside(_ reason: SetAside, in result: inout CheckResult) {
    for row in rows + effects { result.setAside[row.verdict.requirement] = reason }
  }

  /// The place, or the scene.
  var location: String { position.map { "\($0)" } ?? OneLine.of(worst.result.scene) }

  /// Whether several standard requirements share one line.
  var isFolded: Bool {
    worst.verdict.requirement.position == nil && worst.verdict.requirement.claim.way != nil
  }

  typealias Row = (verdict: RequirementVerdict, result: CheckResult)
}

extension Requirement.Claim {
  /// Whether the requirement is that a view is inside the container.
  fileprivate var isAboutContainer: Bool {
    if case .inside(let rule) = self { rule.outer.isContainer } else { false }
  }

  /// The kind of failure of a standard requirement; `nil` for other requirements.
  var way: String? {
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
  /// The findings that are not set aside, each at its own line.
  var findings: [CheckFinding] {
    CheckFinding.all(of: self).filter { setAside[$0.worst.verdict.requirement] == nil }
  }

  /// The findings that are not set aside, one for each cause.
  var causes: [CheckFinding] { CheckFinding.byCause(findings) }

  /// Returns the place of the likeliest culprit.
  func source(of verdict: RequirementVerdict) -> SourcePosition? {
    verdict.worst?.views.lazy.compactMap { report.tree[$0].source }.first
  }
}
