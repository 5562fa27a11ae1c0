import Foundation
import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// Checks requirements of a view's layout for every width in a range.
///
/// The check is exact: no width is left out. An error states for which widths a requirement fails, where by
/// the most, and why; Swift Testing records it as the test's issue.
///
/// ```swift
/// try require(card, widths: 320...430, height: 80) { layout in
///   layout["title"].isWhole
///   layout["badge"].isInside(layout["card"])
/// }
/// ```
///
/// With `textSizes`, the requirements are checked in each text size. With `strings`, they are checked in each
/// language of a string catalogue, and a text without translation is a failure.
///
/// ```swift
/// try require(card, widths: 320...430, textSizes: .all) { layout in
///   layout["badge"].isInside(layout["card"])
/// }
/// ```
///
/// - Parameters:
///   - view: The view that is checked.
///   - widths: The container's widths, in points, at least 0.
///   - height: The container's height, in points; `nil` if unspecified.
///   - heights: The heights that are combined with every width, in points; they replace `height`.
///   - textSizes: The text sizes; empty for that of the environment.
///   - strings: The translations; `nil` for none.
///   - languages: The codes of the checked languages of `strings`; `nil` for all.
///   - pseudo: The pseudo-languages that are checked as well.
///   - environment: The environment of the view.
///   - requirements: The requirements, one to a line.
/// - Throws: `RequirementFailures`, `RequirementError` for a name that no view has, `StringCatalogueError`
///   for a language that the catalogue does not have, and the errors of `ConstraintEngine.layout`.
public func require(
  _ view: some View, widths: ClosedRange<Double>, height: Double? = nil,
  heights: ClosedRange<Double>? = nil, textSizes: TextSizes = [],
  strings: StringCatalogue? = nil, languages: [String]? = nil, pseudo: [PseudoLanguage] = [],
  environment: EnvironmentValues = EnvironmentValues(),
  @RequirementBuilder _ requirements: (RequiredLayout) throws -> [Requirement]
) throws {
  let range = try RequirementRange(widths, height, heights)
  let variants = try LayoutVariants(
    textSizes: textSizes, catalogue: strings, languages: languages, pseudo: pseudo)
  guard !variants.isEmpty else {
    let report = try RequirementChecker().check(
      try requirements(RequiredLayout()), of: LayoutTree(view, environment: environment), over: range)
    guard report.holds else { throw RequirementFailures.failed(report) }
    return
  }
  let report = try VariantChecker().check(variants, over: range) { variant in
    var environment = environment
    environment.apply(variant)
    return try LayoutTree(view, environment: environment)
  } requirements: { _ in
    try requirements(RequiredLayout())
  }
  guard report.holds else { throw RequirementFailures.failedInVariants(report) }
}

/// The failures of a view's requirements.
public enum RequirementFailures: Error {
  /// Some requirements fail.
  case failed(RequirementReport)
  /// Some requirements fail in some text sizes or languages, or a text is not translated.
  case failedInVariants(VariantReport)
  /// A range of widths or heights has an end that is infinite or negative.
  case noRange(ClosedRange<Double>)
}

extension RequirementRange {
  /// Creates the range of every width, in points, at one height or at every height of another range.
  ///
  /// - Throws: `RequirementFailures.noRange` for a range that is infinite or negative.
  package init(
    _ widths: ClosedRange<Double>, _ height: Double?, _ heights: ClosedRange<Double>?
  ) throws(RequirementFailures) {
    func lengths(_ range: ClosedRange<Double>) throws(RequirementFailures) -> ClosedRange<Rational> {
      guard let lower = Rational(exactly: range.lowerBound), let upper = Rational(exactly: range.upperBound),
        lower >= 0
      else { throw .noRange(range) }
      return lower...upper
    }
    let widths = try lengths(widths)
    if let heights {
      self.init(widths: widths, heights: try lengths(heights))
    } else {
      self.init(.horizontal, over: widths, other: height.map { Extended($0) })
    }
  }
}

extension RequirementFailures: CustomStringConvertible {
  /// A line for each requirement that fails: the text sizes and languages, the widths, the worst one, and why.
  public var description: String {
    switch self {
    case .failed(let report):
      let sentences = RequirementSentences(report)
      return report.verdicts.filter { !$0.holds }
        .map { "\($0.requirement) \(sentences.failure($0))" }.joined(separator: "\n")
    case .failedInVariants(let report):
      let sentences = VariantSentences(report)
      let lines = report.requirements.flatMap { requirement in
        sentences.failures(of: requirement).map { "\(requirement) \($0)" }
      }
      return (lines + report.missing.map { "missing translation: \($0.words)" }).joined(separator: "\n")
    case .noRange(let lengths):
      return "\(lengths) is not a range of lengths; write one that starts at 0 or above, such as 320...430"
    }
  }
}
