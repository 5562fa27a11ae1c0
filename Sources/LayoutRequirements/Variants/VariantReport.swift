import LayoutCore
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
  public var variants: [LayoutVariant] { parts.flatMap(\.variants) }
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
