import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LayoutTesting
import Testing

/// Checks requirements of a view's layout for every width in a range, and records failures.
///
/// The parameters are those of `require`. Each requirement that fails is an issue of the test, which
/// continues; it states for which widths the requirement fails, where by the most, and why. An error that
/// ends the check, such as a name that no view has, is an issue too.
///
/// ```swift
/// expectLayout(card, widths: 320...430, textSizes: .all) { layout in
///   layout["title"].isWhole
///   layout["badge"].isInside(layout["card"])
/// }
/// ```
public func expectLayout(
  _ view: some View, widths: ClosedRange<Double>, height: Double? = nil,
  heights: ClosedRange<Double>? = nil, textSizes: TextSizes = [], strings: StringCatalogue? = nil,
  languages: [String]? = nil, pseudo: [PseudoLanguage] = [],
  environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column,
  @RequirementBuilder _ requirements: (RequiredLayout) throws -> [Requirement]
) {
  do {
    try require(
      view, widths: widths, height: height, heights: heights, textSizes: textSizes, strings: strings,
      languages: languages, pseudo: pseudo, environment: environment, requirements)
  } catch {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for words in "\(error)".split(separator: "\n") {
      Issue.record(Comment(rawValue: String(words)), sourceLocation: place)
    }
    if let failures = error as? RequirementFailures {
      FailureObserver.current?.hear(
        failures.failedLayouts,
        TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
