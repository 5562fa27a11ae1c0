import LayoutCore
import LayoutExplanation
import LayoutLanguages
import LinearProgramming

/// The results of requirements in every text size, language and direction.
public struct VariantReport: Sendable {
  /// The results for one tree, which belongs to one variant or to several.
  public struct Part: Sendable {
    /// The variants that have the tree.
    public var variants: [LayoutVariant]
    /// The report on the tree.
    public var report: RequirementReport
  }

  /// The reports on the distinct trees, in the order of their first variants.
  public var parts: [Part]
  /// The texts that are not translated.
  public var missing: [MissingTranslation]
  /// The languages in which not every combination of plural categories was checked.
  public var bounds: [PluralBound] = []

  /// The variants, in the order of the parts.
  public var variants: [LayoutVariant] {
    // Where the tree differs at each size, a variant has a part for each requirement.
    var known: Set<LayoutVariant> = []
    return parts.flatMap(\.variants).filter { known.insert($0).inserted }
  }
  /// Whether every requirement holds in every variant, and no translation is missing.
  public var holds: Bool { missing.isEmpty && parts.allSatisfy(\.report.holds) }

  /// The requirements, in the order of their first occurrence.
  public var requirements: [Requirement] {
    var known: Set<Requirement> = []
    return parts.flatMap { $0.report.verdicts.map(\.requirement) }.filter { known.insert($0).inserted }
  }

  /// Returns the failures of a requirement, one for all variants in which it fails at the same lengths, the
  /// worst first.
  public func failures(of requirement: Requirement) -> [VariantFailure] {
    var failures: [VariantFailure] = []
    var places: [[ExactInterval]: Int] = [:]
    for part in parts {
      guard let verdict = part.report.verdicts.first(where: { $0.requirement == requirement }), !verdict.holds
      else { continue }
      let failure = VariantFailure(
        variants: part.variants, verdict: verdict, report: part.report, worstVariants: part.variants)
      guard let index = places[verdict.failing] else {
        places[verdict.failing] = failures.count
        failures.append(failure)
        continue
      }
      let variants = failures[index].variants + part.variants
      if failures[index].isLess(than: failure) { failures[index] = failure }
      failures[index].variants = variants
    }
    let sorted = failures.enumerated().sorted { one, other in
      if one.element.isLess(than: other.element) { return false }
      return other.element.isLess(than: one.element) || one.offset < other.offset
    }
    return sorted.map(\.element)
  }
}

/// A failure of a requirement at the same lengths in some variants.
public struct VariantFailure: Sendable {
  /// The variants in which it fails at these lengths.
  public var variants: [LayoutVariant]
  /// The verdict on the tree where it fails by the most.
  public var verdict: RequirementVerdict
  /// The report that contains the verdict.
  public var report: RequirementReport
  /// The variants that have that tree.
  public var worstVariants: [LayoutVariant]

  /// Returns whether another failure is worse.
  func isLess(than other: VariantFailure) -> Bool {
    guard let most = other.verdict.worst?.amount else { return false }
    return verdict.worst?.amount.map { $0 < most } ?? true
  }
}

/// Names groups of variants: `accessibility3 to accessibility5, German and Finnish`.
struct VariantNames {
  private let sizes: [DynamicTypeSize]
  private let tongues: [Tongue]

  /// A language with a direction.
  private struct Tongue: Hashable {
    var language: LanguageForm?
    var direction: LayoutDirection?
  }

  /// Prepares the names among these variants.
  init(_ all: [LayoutVariant]) {
    sizes = Self.unique(all.compactMap(\.textSize)).sorted()
    tongues = Self.unique(all.map(Self.tongue))
  }

  /// Returns the name of some variants; `nil` where there is only one.
  func name(_ variants: [LayoutVariant]) -> String? {
    guard sizes.count > 1 || tongues.count > 1 || !(sizes.isEmpty && tongues == [Tongue()]) else {
      return nil
    }
    // Languages that fail in the same sizes are named together.
    var groups: [(sizes: [DynamicTypeSize], tongues: [Tongue])] = []
    for tongue in tongues {
      let own = variants.filter { Self.tongue($0) == tongue }
      guard !own.isEmpty else { continue }
      let ownSizes = Self.unique(own.compactMap(\.textSize)).sorted()
      if let index = groups.firstIndex(where: { $0.sizes == ownSizes }) {
        groups[index].tongues.append(tongue)
      } else {
        groups.append((ownSizes, [tongue]))
      }
    }
    return groups.map { group in
      [sizeWords(group.sizes), tongueWords(group.tongues)].compactMap { $0 }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private func sizeWords(_ some: [DynamicTypeSize]) -> String? {
    guard let first = some.first else { return nil }
    if some.count == sizes.count, sizes.count > 2 { return "every text size" }
    // Three or more consecutive sizes are a range.
    var runs: [[DynamicTypeSize]] = [[first]]
    for size in some.dropFirst() {
      let last = runs[runs.count - 1]
      if let index = sizes.firstIndex(of: last[last.count - 1]), index + 1 < sizes.count,
        sizes[index + 1] == size
      {
        runs[runs.count - 1].append(size)
      } else {
        runs.append([size])
      }
    }
    let words = runs.flatMap { run -> [String] in
      guard run.count > 2 else { return run.map(\.name) }
      if run.last == sizes.last { return ["text sizes from \(run[0].name) on"] }
      return ["\(run[0].name) to \(run[run.count - 1].name)"]
    }
    return ListFormat.and(words)
  }

  private func tongueWords(_ some: [Tongue]) -> String? {
    if some.count == tongues.count, tongues.count > 2 { return "every language" }
    let words = some.map { tongue in
      let direction = directionWords(tongue)
      guard let language = tongue.language else { return direction ?? "" }
      return direction.map { "\(language.name) (\($0))" } ?? language.name
    }
    return words.allSatisfy(\.isEmpty) ? nil : ListFormat.and(words)
  }

  /// Returns the direction, where it is not that of the language.
  private func directionWords(_ tongue: Tongue) -> String? {
    guard let direction = tongue.direction, direction != tongue.language?.language.layoutDirection else {
      return nil
    }
    return direction == .rightToLeft ? "right to left" : "left to right"
  }

  private static func tongue(_ variant: LayoutVariant) -> Tongue {
    Tongue(language: variant.language, direction: variant.direction)
  }

  private static func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
    var known: Set<Item> = []
    return items.filter { known.insert($0).inserted }
  }
}

/// The results of requirements in every variant, in sentences.
public struct VariantSentences {
  private let report: VariantReport
  private let names: VariantNames

  /// Creates the sentences about a report.
  public init(_ report: VariantReport) {
    self.report = report
    names = VariantNames(report.variants)
  }

  /// The result of a requirement, a line for all variants in which it fails at the same sizes: `fails in
  /// accessibility3 to accessibility5, German and Finnish, for every width in [320, 412.5); worst …`.
  ///
  /// Failures beyond six lines are counted.
  public func failures(of requirement: Requirement) -> [String] {
    let failures = report.failures(of: requirement)
    let shown = failures.prefix(Self.mostLines).map(failure)
    guard shown.count < failures.count else { return shown }
    let rest = failures.dropFirst(shown.count).flatMap(\.variants)
    let some = rest.count == 1 ? "1 more variant" : "\(rest.count) more variants"
    let place = names.name(report.variants.filter(Set(rest).contains)).map { ": \($0)" } ?? ""
    return shown + ["fails in \(some) by less\(place)"]
  }

  /// The result of a requirement in variants in which it fails at the same sizes.
  public func failure(_ failure: VariantFailure) -> String {
    RequirementSentences(failure.report).failure(
      failure.verdict, in: names.name(failure.variants), worst: worstName(failure))
  }

  /// Returns the name of the variants of a failure; `nil` where there is only one variant.
  package func name(_ failure: VariantFailure) -> String? { names.name(failure.variants) }

  /// Returns the variant in which a requirement fails by the most; `nil` where there is only one.
  private func worstName(_ failure: VariantFailure) -> String? {
    guard failure.variants.count > failure.worstVariants.count, let first = failure.worstVariants.first else {
      return nil
    }
    return names.name([first])
  }

  /// The checked sizes and variants, and what was left out: `for every width in [320, 1024] in 24 variants,
  /// 12 of them different: 180 intervals, exact`.
  public var coverage: String {
    ([covered] + report.bounds.map(\.words)).joined(separator: "; ")
  }

  private var covered: String {
    guard let first = report.parts.first?.report else { return "" }
    var pieces = 0
    for part in report.parts {
      guard case .exact(let count) = part.report.coverage else {
        return "\(RequirementSentences(part.report).coverage), in \(counts)"
      }
      pieces += count
    }
    var whole = first
    whole.coverage = .exact(pieces: pieces)
    return "in \(counts) " + RequirementSentences(whole).coverage
  }

  /// The number of variants, and of distinct layouts.
  private var counts: String {
    let (all, different) = (report.variants.count, Set(report.parts.map(\.variants)).count)
    let some = all == 1 ? "1 variant" : "\(all) variants"
    return all == different ? some : "\(some) (\(different) different)"
  }

  /// The largest number of failures of one requirement that are listed; more are counted.
  private static let mostLines = 6
}
