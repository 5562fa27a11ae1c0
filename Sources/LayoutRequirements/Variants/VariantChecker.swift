import Foundation
import LayoutCore
import LayoutLanguages

/// Checks requirements for every container size in a range, in every text size, language and direction.
///
/// Variants whose trees are laid out alike are checked once.
///
/// ```swift
/// let variants = try LayoutVariants(textSizes: [.large, .accessibility5])
/// let report = try VariantChecker().check(variants, over: RequirementRange(.horizontal, over: 100...430)) {
///   variant in
///   var environment = EnvironmentValues()
///   environment.apply(variant)
///   return try LayoutTree(row, environment: environment)
/// } requirements: { _ in
///   [try Requirement("title.width >= 90")]
/// }
/// print(report.holds, report.parts.count, report.variants.count)  // false 2 2
/// ```
public struct VariantChecker: Sendable {
  /// What checks each tree.
  public var checker: RequirementChecker
  /// How many trees are checked at the same time, at most.
  public var workerCount: Int

  /// A checker, by default with the usual engine, and as many workers as the machine has processors.
  public init(checker: RequirementChecker = RequirementChecker(), workerCount: Int? = nil) {
    self.checker = checker
    self.workerCount = workerCount ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Checks a layout, whose tree `read` makes in each variant; `requirements` says what is required of a tree.
  ///
  /// A requirement whose views only some variants have is checked in those. `progress` hears, on any thread, which share
  /// of the work is done, and of how many variants how many are checked. Throws `RequirementError` for a name that no view
  /// has in any variant, as `ConstraintEngine.layout` does, and what the closures throw.
  public func check(
    _ variants: LayoutVariants, over range: RequirementRange,
    progress: @escaping @Sendable (_ share: Double, _ checked: Int, _ all: Int) -> Void = { _, _, _ in },
    read: (LayoutVariant) throws -> LayoutTree, requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    let keys = try variants.keys { _ = try read($0) }
    var different = DifferentTrees()
    for variant in variants.variants(using: keys) { different.add(try read(variant), variant) }
    let scenes = try different.checkable(requirements)
    let reports = try VariantWork(checker: checker, range: range, scenes: scenes, progress: progress)
      .run(workers: workerCount)
    return VariantReport(
      parts: zip(scenes, reports).map { VariantReport.Part(variants: $0.variants, report: $1) },
      missing: variants.missing(from: keys), bounds: variants.pluralBounds(using: keys))
  }
}
