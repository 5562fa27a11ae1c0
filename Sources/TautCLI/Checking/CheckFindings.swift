import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// A finding: a written requirement that fails, or all standard requirements that fail in one way at one line
/// of a file.
struct CheckFinding {
  /// The failing verdicts, the worst first, each with its result.
  private(set) var rows: [Row]
  /// The place of the requirement, or else of the likeliest culprit; `nil` where it is unknown.
  private(set) var position: SourcePosition?
  /// The modifiers around a view that sticks out, which have no effect because it does.
  private var consequences: [String] = []
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
    for row in idle {
      if let cause = findings.firstIndex(where: { $0.explains(row) }) {
        findings[cause].consequences.append(
          row.verdict.worst?.views.first.map { row.result.report.tree.modifierName(of: $0) } ?? "")
        continue
      }
      let source = row.result.source(of: row.verdict)
      let key = source.map { Key(file: $0.file, line: $0.line, way: "effective") }
      if let key, let place = places[key] {
        findings[place].add(row)
      } else {
        if let key { places[key] = findings.count }
        findings.append(CheckFinding(rows: [row], position: source))
      }
    }
    return findings
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

  /// The place, or the scene.
  var place: String { position.map { "\($0)" } ?? OneLine.of(worst.result.scene) }

  /// The failure, its sizes and its reason; a written requirement has a line for all variants that fail at
  /// the same sizes.
  var lines: [String] {
    let (verdict, result) = worst
    if let cause {
      // What only fills the length comes last.
      let views = views(of: alike)
      let (filling, others) = (
        views.filter { $0.result.report.tree.isFilling($0.view) },
        views.filter { !$0.result.report.tree.isFilling($0.view) }
      )
      let names = (others + filling).map { $0.result.report.tree.nameInSentences(of: $0.view) }
      let all = ListFormat.and(
        Array(names.prefix(3)) + (names.count > 3 ? ["\(names.count - 3) more"] : []))
      let verb = names.count == 1 ? "sticks" : "stick"
      return [
        "\(place): \(OneLine.of("\(all) \(verb) out of the container \(wayOfFailing.dropFirst("fails ".count))")); \(OneLine.of(cause.sentence + elsewhere + idle))"
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

  /// The repairs of the failure, and where a view is too small both ways, those of the other side: both are
  /// needed.
  func repairLines(_ repairs: [Requirement: CheckRepairs]?) -> [String] {
    let first = worst.verdict.requirement
    let lines = repairs?[first]?.lines ?? []
    guard text != first.text,
      let other = rows.first(where: {
        $0.verdict.worst?.views.first == worst.verdict.worst?.views.first
          && $0.verdict.requirement != first
      }), let more = repairs?[other.verdict.requirement]?.lines, !more.isEmpty
    else { return lines }
    return lines + ["  and for \(name(of: other)):"] + more
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
    failure.components(separatedBy: "; ").prefix(2).joined(separator: "; ")
  }

  /// The worst failure, the number of views that share it, and what fails at other sizes.
  private var folded: String { failure + others + elsewhere + idle }

  /// The modifiers that have no effect only because of this failure.
  private var idle: String {
    consequences.isEmpty ? "" : "; and so \(ListFormat.and(consequences)) changes nothing"
  }

  /// The worst failure.
  private var failure: String {
    let (verdict, result) = worst
    guard let variants = result.variants, let failure = variants.failures(of: verdict.requirement).first
    else { return RequirementSentences(result.report).failure(verdict) }
    return VariantSentences(variants).failure(failure)
  }

  typealias Row = (verdict: RequirementVerdict, result: CheckResult)

  /// The variants and the sizes at which a requirement fails.
  private struct Sizes: Hashable {
    var variants: Set<LayoutVariant>
    var failing: [ExactInterval]
    var heights: [ExactInterval]
  }

  private static func sizes(of row: Row) -> Set<Sizes> {
    guard let variants = row.result.variants else {
      return [
        Sizes(variants: [], failing: row.verdict.failing, heights: row.verdict.failingHeights)
      ]
    }
    return Set(
      variants.failures(of: row.verdict.requirement).map {
        Sizes(
          variants: Set($0.variants), failing: $0.verdict.failing, heights: $0.verdict.failingHeights)
      })
  }

  /// The rows that fail at the sizes of the worst one, and no others.
  private var alike: [Row] {
    let sizes = Self.sizes(of: worst)
    return rows.filter { Self.sizes(of: $0) == sizes }
  }

  /// Returns the distinct views of some rows, the worst first.
  private func views(of rows: [Row]) -> [(view: LayoutTree.Index, result: CheckResult)] {
    var known: Set<String> = []
    return rows.compactMap { row in
      guard let view = row.verdict.worst?.views.first,
        known.insert(row.result.report.tree[view].path).inserted
      else { return nil }
      return (view, row.result)
    }
  }

  /// The number of views from the same line that fail at the same sizes: `; the same in 3 of 3 rows`.
  private var others: String {
    let tree = worst.result.report.tree
    let views = views(of: alike)
    let alsoBreaks = alike.contains {
      if case .unbroken = $0.verdict.requirement.claim { true } else { false }
    }
    let isWhole = if case .whole = worst.verdict.requirement.claim { true } else { false }
    let words = alsoBreaks && isWhole ? "; words are broken too" : ""
    guard views.count > 1 else { return words }
    let made = tree.indices.filter { tree[$0].source == position && tree[$0].element.role != .modifier }.count
    return made >= views.count
      ? "\(words); the same for \(views.count) of \(made) views that this line makes"
      : "\(words); the same for \(views.count) views"
  }

  /// The sizes at which the same view fails by less, and those of views that fail at others:
  /// `; "Transcribe" (3:75) in large for every width in [320, 430]`.
  private var elsewhere: String {
    let own = worst.result.variants?.failures(of: worst.verdict.requirement).dropFirst() ?? []
    var words = own.map { place(of: $0, worst.result) }
    let sizes = Self.sizes(of: worst)
    var groups: [(sizes: Set<Sizes>, rows: [Row])] = []
    for row in rows {
      let other = Self.sizes(of: row)
      guard other != sizes else { continue }
      if let place = groups.firstIndex(where: { $0.sizes == other }) {
        groups[place].rows.append(row)
      } else {
        groups.append((other, [row]))
      }
    }
    for group in groups.prefix(Self.mostGroups) {
      let names = unique(group.rows.map(name))
      let some = ListFormat.and(
        Array(names.prefix(2)) + (names.count > 2 ? ["\(names.count - 2) more"] : []))
      let (verdict, result) = group.rows[0]
      let places =
        result.variants?.failures(of: verdict.requirement).map { place(of: $0, result) }
        ?? ["for \(RequirementSentences(result.report).sizes(of: verdict))"]
      words.append("\(some) \(places.joined(separator: "; "))")
    }
    let rest = views(of: groups.dropFirst(Self.mostGroups).flatMap(\.rows)).count
    if rest > 0 { words.append("\(rest == 1 ? "1 more view" : "\(rest) more views") at other sizes") }
    return words.map { "; \($0)" }.joined()
  }

  /// The largest number of groups of views that fail at sizes of their own; more are counted.
  private static let mostGroups = 3

  private func place(of failure: VariantFailure, _ result: CheckResult) -> String {
    let sizes = "for \(RequirementSentences(failure.report).sizes(of: failure.verdict))"
    guard let variants = result.variants, let name = VariantSentences(variants).name(failure) else {
      return sizes
    }
    return "in \(name), \(sizes)"
  }

  /// Returns what fails in a row: the view with its place in the file, or the side of the view that the
  /// sentence is about.
  private func name(of row: Row) -> String {
    let (tree, first) = (row.result.report.tree, worst.result.report.tree)
    guard let view = row.verdict.worst?.views.first, let main = worst.verdict.worst?.views.first else {
      return row.verdict.requirement.text
    }
    if tree[view].path == first[main].path {
      switch row.verdict.requirement.claim {
      case .compared: return row.verdict.requirement.text.contains(".width ") ? "its width" : "its height"
      case .whole: return "it is cut off"
      case .unbroken: return "its words are broken"
      default: return row.verdict.requirement.text
      }
    }
    let isSameRule =
      type(of: row.verdict.requirement.claim.rule) == type(of: worst.verdict.requirement.claim.rule)
    let name = isSameRule ? tree.nameInSentences(of: view) : row.verdict.requirement.text
    guard let source = tree[view].source, source != position, let column = source.column else { return name }
    return "\(name) (\(source.line):\(column))"
  }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
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
