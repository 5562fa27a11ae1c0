import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

// What a finding says, in a line.
extension CheckFinding {
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
        "\(location): \(OneLine.of("\(all) \(verb) out of the container \(wayOfFailing.dropFirst("fails ".count))")); \(OneLine.of(cause.sentence + elsewhere + idle))"
      ]
    }
    if let limit, isLimited {
      let names = unique(alike.map(name))
      let all = ListFormat.and(
        Array(names.prefix(3)) + (names.count > 3 ? ["\(names.count - 3) more"] : []))
      let reason = RequirementSentences(result.report).reason(verdict).map { "; \($0)" } ?? ""
      let side = limit.axis == .horizontal ? "width" : "height"
      return [
        "\(location): \(OneLine.of("\(limit.name) has too little \(side) for \(all) \(wayOfFailing.dropFirst("fails ".count))\(reason)\(elsewhere)\(following)"))"
      ]
    }
    let text = OneLine.of(text)
    let failures = isFolded ? [folded] : result.failures(verdict)
    return failures.map { "\(location): \(text) \($0)" }
  }

  /// The repairs of the failure, and where a view is too small both ways, those of the other side: both are
  /// needed.
  ///
  /// Of several views that lack room for one cause, those of the first that has some.
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
        let other = tree.nameInSentences(of: worst.views[1])
        overlaps.append("\(tree.nameInSentences(of: first)) overlaps \(other)")
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
    let text = alsoBreaks && isWhole ? "; words are broken too" : ""
    guard views.count > 1 else { return text }
    let made = tree.indices.filter { tree[$0].source == position && tree[$0].element.role != .modifier }.count
    return made >= views.count
      ? "\(text); the same for \(views.count) of \(made) views that this line makes"
      : "\(text); the same for \(views.count) views"
  }

  /// The sizes at which the same view fails by less, and those of views that fail at others:
  /// `; "Transcribe" (3:75) in large for every width in [320, 430]`.
  private var elsewhere: String {
    let own = worst.result.variants?.failures(of: worst.verdict.requirement).dropFirst() ?? []
    var words = own.map { location(of: $0, worst.result) }
    if isLimited, !own.isEmpty { words = ["\(name(of: worst)) \(words.joined(separator: "; "))"] }
    let sizes = Self.sizes(of: worst)
    var groups: [(sizes: Set<Sizes>, rows: [Row])] = []
    for row in rows {
      let other = Self.sizes(of: row)
      guard other != sizes else { continue }
      if let index = groups.firstIndex(where: { $0.sizes == other }) {
        groups[index].rows.append(row)
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
        result.variants?.failures(of: verdict.requirement).map { location(of: $0, result) }
        ?? ["for \(RequirementSentences(result.report).sizes(of: verdict))"]
      words.append("\(some) \(places.joined(separator: "; "))")
    }
    let rest = views(of: groups.dropFirst(Self.mostGroups).flatMap(\.rows)).count
    if rest > 0 { words.append("\(rest == 1 ? "1 more view" : "\(rest) more views") at other sizes") }
    return words.map { "; \($0)" }.joined()
  }

  /// The largest number of groups of views that fail at sizes of their own; more are counted.
  private static let mostGroups = 3

  private func location(of failure: VariantFailure, _ result: CheckResult) -> String {
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
