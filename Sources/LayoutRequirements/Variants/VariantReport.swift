import LayoutCore
import LayoutExplanation
import LayoutLanguages
import LinearProgramming

/// What came of requirements in every text size, language and direction.
public struct VariantReport: Sendable {
  /// What came of the requirements of one tree, which is that of one variant or of several.
  public struct Part: Sendable {
    /// The variants that have the tree.
    public var variants: [LayoutVariant]
    /// What came of it.
    public var report: RequirementReport
  }

  /// What came of the different trees, in the order of their first variants.
  public var parts: [Part]
  /// The texts that are not translated.
  public var missing: [MissingTranslation]
  /// The languages in which not every combination of plural categories was looked at.
  public var bounds: [PluralBound] = []

  /// The variants, in their order.
  public var variants: [LayoutVariant] {
    // Where a tree is another one at each size, a variant has a part for each requirement.
    var known: Set<LayoutVariant> = []
    return parts.flatMap(\.variants).filter { known.insert($0).inserted }
  }
  /// Whether every requirement holds in every variant, and no translation is missing.
  public var holds: Bool { missing.isEmpty && parts.allSatisfy(\.report.holds) }

  /// The requirements, in the order in which they came.
  public var requirements: [Requirement] {
    var known: Set<Requirement> = []
    return parts.flatMap { $0.report.verdicts.map(\.requirement) }.filter { known.insert($0).inserted }
  }

  /// Where a requirement fails: once for all variants in which it does so at the same lengths; those in which it fails
  /// by the most come first.
  public func failures(of requirement: Requirement) -> [VariantFailure] {
    var failures: [VariantFailure] = []
    var places: [[ExactInterval]: Int] = [:]
    for part in parts {
      guard let verdict = part.report.verdicts.first(where: { $0.requirement == requirement }), !verdict.holds
      else { continue }
      let failure = VariantFailure(
        variants: part.variants, verdict: verdict, report: part.report, worstVariants: part.variants)
      guard let place = places[verdict.failing] else {
        places[verdict.failing] = failures.count
        failures.append(failure)
        continue
      }
      let variants = failures[place].variants + part.variants
      if failures[place].isLess(than: failure) { failures[place] = failure }
      failures[place].variants = variants
    }
    let sorted = failures.enumerated().sorted { one, other in
      if one.element.isLess(than: other.element) { return false }
      return other.element.isLess(than: one.element) || one.offset < other.offset
    }
    return sorted.map(\.element)
  }
}

/// Variants in which a requirement fails at the same lengths.
public struct VariantFailure: Sendable {
  /// The variants.
  public var variants: [LayoutVariant]
  /// What came of the requirement where it fails by the most.
  public var verdict: RequirementVerdict
  /// What came of the tree of which that is said.
  public var report: RequirementReport
  /// The variants that have this tree.
  public var worstVariants: [LayoutVariant]

  /// Whether another failure is by more.
  func isLess(than other: VariantFailure) -> Bool {
    guard let most = other.verdict.worst?.amount else { return false }
    return verdict.worst?.amount.map { $0 < most } ?? true
  }
}

/// Names variants as people do: `accessibility3 to accessibility5, German and Finnish`.
struct VariantNames {
  private let sizes: [DynamicTypeSize]
  private let tongues: [Tongue]

  /// A language and a direction.
  private struct Tongue: Hashable {
    var language: LanguageForm?
    var direction: LayoutDirection?
  }

  /// Names among these variants.
  init(_ all: [LayoutVariant]) {
    sizes = Self.unique(all.compactMap(\.textSize)).sorted()
    tongues = Self.unique(all.map(Self.tongue))
  }

  /// What variants are called; `nil` where there is only one way, so that nothing is to be said.
  func name(_ variants: [LayoutVariant]) -> String? {
    guard sizes.count > 1 || tongues.count > 1 || !(sizes.isEmpty && tongues == [Tongue()]) else {
      return nil
    }
    // Languages in which the same sizes count are named together.
    var groups: [(sizes: [DynamicTypeSize], tongues: [Tongue])] = []
    for tongue in tongues {
      let own = variants.filter { Self.tongue($0) == tongue }
      guard !own.isEmpty else { continue }
      let ownSizes = Self.unique(own.compactMap(\.textSize)).sorted()
      if let place = groups.firstIndex(where: { $0.sizes == ownSizes }) {
        groups[place].tongues.append(tongue)
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
    // Three and more in a row are a range.
    var runs: [[DynamicTypeSize]] = [[first]]
    for size in some.dropFirst() {
      let last = runs[runs.count - 1]
      if let place = sizes.firstIndex(of: last[last.count - 1]), place + 1 < sizes.count,
        sizes[place + 1] == size
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

  /// The direction, where it is not that of the language.
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

/// What came of requirements in every variant, in words.
public struct VariantSentences {
  private let report: VariantReport
  private let names: VariantNames

  /// Words for a report.
  public init(_ report: VariantReport) {
    self.report = report
    names = VariantNames(report.variants)
  }

  /// What came of a requirement, a line for all variants in which it fails at the same sizes: `fails in accessibility3 to
  /// accessibility5, German and Finnish, for every width in [320, 412.5); worst …`.
  ///
  /// Beyond six lines the rest is counted.
  public func failures(of requirement: Requirement) -> [String] {
    let failures = report.failures(of: requirement)
    let shown = failures.prefix(Self.mostLines).map(failure)
    guard shown.count < failures.count else { return shown }
    let rest = failures.dropFirst(shown.count).flatMap(\.variants)
    let some = rest.count == 1 ? "1 more variant" : "\(rest.count) more variants"
    let place = names.name(report.variants.filter(Set(rest).contains)).map { ": \($0)" } ?? ""
    return shown + ["fails in \(some) by less\(place)"]
  }

  /// What came of a requirement in variants in which it fails at the same sizes.
  public func failure(_ failure: VariantFailure) -> String {
    RequirementSentences(failure.report).failure(
      failure.verdict, in: names.name(failure.variants), worst: worstName(failure))
  }

  /// In which variant it is that a requirement fails by the most; `nil` where there is one alone.
  private func worstName(_ failure: VariantFailure) -> String? {
    guard failure.variants.count > failure.worstVariants.count, let first = failure.worstVariants.first else {
      return nil
    }
    return names.name([first])
  }

  /// For which sizes and variants the answers are given: `for every width in [320, 1024] in 24 variants, 12 of them
  /// different: 180 intervals, exact`, and what was left out.
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

  /// How many variants there are, and how many different layouts.
  private var counts: String {
    let (all, different) = (report.variants.count, Set(report.parts.map(\.variants)).count)
    let some = all == 1 ? "1 variant" : "\(all) variants"
    return all == different ? some : "\(some) (\(different) different)"
  }

  /// Beyond this many, failures of one requirement are counted.
  private static let mostLines = 6
}
