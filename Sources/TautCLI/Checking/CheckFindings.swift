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
  private var consequences: [String] = []
  /// The view that is too long for the container, so that others extend beyond it, and the reason; `nil` for
  /// other findings.
  var cause: (view: LayoutTree.Index, sentence: String)?
  /// The frame or container that offers too little to views of several lines; `nil` for a finding at one line.
  private(set) var limit: Limit?
  /// What else follows from the cause: views that stick out of the frame, and the overlaps of what is in it.
  private var effects: [Row] = []

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
  private var isLimited: Bool { limit != nil && way == "text" }

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
    if let limit, isLimited {
      let names = unique(alike.map(name))
      let all = ListFormat.and(
        Array(names.prefix(3)) + (names.count > 3 ? ["\(names.count - 3) more"] : []))
      let reason = RequirementSentences(result.report).reason(verdict).map { "; \($0)" } ?? ""
      let side = limit.axis == .horizontal ? "width" : "height"
      return [
        "\(place): \(OneLine.of("\(limit.name) has too little \(side) for \(all) \(wayOfFailing.dropFirst("fails ".count))\(reason)\(elsewhere)\(following)"))"
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
  /// needed. Of several views that lack room for one cause, those of the first that has some.
  func repairLines(_ repairs: [Requirement: CheckRepairs]?) -> [String] {
    let first = worst.verdict.requirement
    let lines = repairs?[first]?.lines ?? []
    if limit != nil, repairs?[first]?.repairs.isEmpty ?? false {
      for row in rows.dropFirst() + effects {
        guard let other = repairs?[row.verdict.requirement], !other.repairs.isEmpty else { continue }
        return ["  for \(name(of: row)):"] + other.lines
      }
    }
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
  private var folded: String { failure + others + elsewhere + idle + following }

  /// What else follows from the cause: `; and so HStack at root.4 sticks out of its frame(height: 48) and "10:00"
  /// overlaps "12:30"`.
  private var following: String {
    guard let limit, !effects.isEmpty else { return "" }
    var outside: [String] = []
    var overlaps: [String] = []
    for row in effects {
      guard let worst = row.verdict.worst, let first = worst.views.first else { continue }
      let tree = row.result.report.tree
      if case .apart = row.verdict.requirement.claim, worst.views.count > 1 {
        overlaps.append("\(tree.nameInSentences(of: first)) overlaps \(tree.nameInSentences(of: worst.views[1]))")
      } else {
        outside.append(tree.nameInSentences(of: first))
      }
    }
    var parts: [String] = []
    outside = unique(outside)
    if let first = outside.first {
      let rest = outside.count - 1
      parts.append(
        rest == 0
          ? "\(first) sticks out of \(limit.name)" : "\(first) and \(rest) more stick out of \(limit.name)")
    }
    overlaps = unique(overlaps)
    if let first = overlaps.first {
      parts.append(overlaps.count == 1 ? first : "\(first), and \(overlaps.count - 1) more overlap")
    }
    return parts.isEmpty ? "" : "; and so \(parts.joined(separator: ", and "))"
  }

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
    if isLimited, !own.isEmpty { words = ["\(name(of: worst)) \(words.joined(separator: "; "))"] }
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
    // What a limit offers too little to is named, whichever way it shows.
    if limit == nil, tree[view].path == first[main].path {
      switch row.verdict.requirement.claim {
      case .compared: return row.verdict.requirement.text.contains(".width ") ? "its width" : "its height"
      case .whole: return "it is cut off"
      case .unbroken: return "its words are broken"
      default: return row.verdict.requirement.text
      }
    }
    let isSameRule =
      type(of: row.verdict.requirement.claim.rule) == type(of: worst.verdict.requirement.claim.rule)
    let name = isSameRule || limit != nil ? tree.nameInSentences(of: view) : row.verdict.requirement.text
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
