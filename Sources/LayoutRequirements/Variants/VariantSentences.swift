import LayoutCore
import LayoutLanguages

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
    let (all, different) = (report.variants.count, report.parts.count)
    let some = all == 1 ? "1 variant" : "\(all) variants"
    return all == different ? some : "\(some) (\(different) different)"
  }

  /// Beyond this many, failures of one requirement are counted.
  private static let mostLines = 6
}
