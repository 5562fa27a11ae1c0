import ConstraintLayout
import Foundation
import LayoutCore
import LayoutLanguages
import Synchronization

/// Checks requirements for every container size in a range, in every text size, language and direction.
///
/// Variants with the same layout are checked once.
///
/// ```swift
/// let variants = try LayoutVariants(textSizes: [.large, .accessibility5])
/// let report = try VariantChecker().check(variants, over: RequirementRange(widths: 100...430)) {
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
  /// The checker of each tree.
  public var checker: RequirementChecker
  /// The largest number of trees that are checked at the same time.
  public var workerCount: Int

  /// Creates a checker, by default with the standard engine and one worker for each processor.
  public init(checker: RequirementChecker = RequirementChecker(), workerCount: Int? = nil) {
    self.checker = checker
    self.workerCount = workerCount ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Checks a layout; `read` makes its tree in each variant, and `requirements` returns the requirements on a
  /// tree.
  ///
  /// A requirement on views that only some variants have is checked in those. `progress` receives, on any
  /// thread, the share of the work that is done, the number of variants, and how many of them are checked;
  /// `isWanted` is called repeatedly, and ends the check by throwing.
  ///
  /// - Throws: `RequirementError` for a name that no view has in any variant, as `ConstraintEngine.layout`
  ///   does, and the errors of the closures.
  public func check(
    _ variants: LayoutVariants, over range: RequirementRange,
    progress: @escaping @Sendable (_ share: Double, _ checked: Int, _ all: Int) -> Void = { _, _, _ in },
    isWanted: @escaping @Sendable () throws -> Void = {},
    read: (LayoutVariant) throws -> LayoutTree, requirements: (LayoutTree) throws -> [Requirement]
  ) throws -> VariantReport {
    let keys = try variants.keys { _ = try read($0) }
    var different = DifferentTrees()
    for variant in variants.variants(using: keys) { different.add(try read(variant), variant) }
    let scenes = try different.checkable(requirements)
    let all = scenes.reduce(0) { $0 + $1.variants.count }
    let checked = Checked()
    let reports: [RequirementReport] = try ConcurrentMap(workers: workerCount).map(scenes) { share in
      progress(share, checked.count.load(ordering: .relaxed), all)
    } preparing: {
      // Results for a subtree are reused in the other variants that contain an equal one.
      RelatedLayouts(engine: checker.engine)
    } _: { scene, layouts, step in
      let report = try checker.check(
        scene.requirements, of: scene.tree, over: range, by: layouts
      ) { share in
        try isWanted()
        try step.report(share)
      }
      checked.count.add(scene.variants.count, ordering: .relaxed)
      return report
    }
    let parts = zip(scenes, reports).map { VariantReport.Part(variants: $0.variants, report: $1) }
    return VariantReport(
      parts: parts.mattering,
      missing: variants.missing(from: keys), bounds: variants.pluralBounds(using: keys))
  }

  /// Checks a layout whose tree varies within the range: `reports` returns the results for each variant and
  /// reports its progress; `read` reads the layout, for the keys of its texts.
  ///
  /// - Throws: The errors of the closures.
  package func check(
    _ variants: LayoutVariants,
    progress: @escaping (_ share: Double, _ checked: Int, _ all: Int) throws -> Void = { _, _, _ in },
    read: (LayoutVariant) throws -> Void,
    reports: (LayoutVariant, @escaping (Double) throws -> Void) throws -> [RequirementReport]
  ) throws -> VariantReport {
    let keys = try variants.keys(read)
    let all = variants.variants(using: keys)
    var parts: [VariantReport.Part] = []
    for (number, variant) in all.enumerated() {
      parts += try reports(variant) {
        try progress((Double(number) + $0) / Double(all.count), number, all.count)
      }
      .map { VariantReport.Part(variants: [variant], report: $0) }
    }
    return VariantReport(
      parts: parts.mattering, missing: variants.missing(from: keys),
      bounds: variants.pluralBounds(using: keys))
  }

  /// The number of checked variants.
  private final class Checked: Sendable {
    let count = Atomic(0)
  }
}

extension [VariantReport.Part] {
  /// The parts, in which a modifier that has an effect in any variant counts as having one in all of them.
  fileprivate var mattering: [VariantReport.Part] {
    let holding = Set(
      flatMap { $0.report.verdicts.filter(\.holds).map(\.requirement) }.filter(\.isAboutModifiers))
    return map { part in
      var part = part
      for index in part.report.verdicts.indices {
        let requirement = part.report.verdicts[index].requirement
        if holding.contains(requirement) {
          part.report.verdicts[index] = .holding(requirement, along: part.report.range)
        }
      }
      return part
    }
  }
}

extension Requirement {
  /// Whether the requirement is that a modifier has an effect.
  fileprivate var isAboutModifiers: Bool { if case .effective = claim { true } else { false } }
}

extension RequirementVerdict {
  /// Returns a verdict of a requirement that holds throughout.
  fileprivate static func holding(_ requirement: Requirement, along range: RequirementRange)
    -> RequirementVerdict
  {
    RequirementVerdict(
      requirement: requirement, failing: [], failingHeights: [], areas: [],
      axis: range.axis, worst: nil)
  }
}

/// The distinct trees of variants.
struct DifferentTrees {
  /// A tree with its requirements, and the variants that have it.
  struct Scene {
    var tree: LayoutTree
    var requirements: [Requirement] = []
    var variants: [LayoutVariant]
  }

  private var scenes: [Scene] = []
  private var places: [TreeIdentity: Int] = [:]

  /// Adds the tree of a variant.
  mutating func add(_ tree: LayoutTree, _ variant: LayoutVariant) {
    if let identity = TreeIdentity(tree) {
      if let index = places[identity] {
        scenes[index].variants.append(variant)
        return
      }
      places[identity] = scenes.count
    }
    scenes.append(Scene(tree: tree, variants: [variant]))
  }

  /// Returns the trees, each with those of the requirements whose views it has.
  ///
  /// - Throws: `RequirementError` for a requirement whose views no tree has, and the errors of
  ///   `requirements`.
  func checkable(_ requirements: (LayoutTree) throws -> [Requirement]) throws -> [Scene] {
    var found: Set<Requirement> = []
    var errors: [(requirement: Requirement, error: RequirementError)] = []
    var checkable = scenes
    for index in scenes.indices {
      for requirement in try requirements(scenes[index].tree) {
        do throws(RequirementError) {
          _ = try requirement.claim.rule.instances(in: scenes[index].tree)
          checkable[index].requirements.append(requirement)
        } catch {
          errors.append((requirement, error))
        }
      }
      found.formUnion(checkable[index].requirements)
    }
    for (requirement, error) in errors where !found.contains(requirement) { throw error }
    return checkable
  }
}

/// Everything that the layout of a tree and the names of its views depend on: trees of equal identity have
/// the same layout.
package struct TreeIdentity: Hashable {
  private struct Node: Hashable {
    var type: ObjectIdentifier
    var identity: LayoutIdentity
    var childCount: Int
    var direction: LayoutDirection
    var id: String?
  }

  private var nodes: [Node] = []

  /// Returns `nil` where opaque code decides the layout, whose behaviour is unknown.
  package init?(_ tree: LayoutTree) {
    nodes.reserveCapacity(tree.nodes.count)
    for view in tree.indices {
      let node = tree[view]
      guard let identity = node.element.layoutIdentity else { return nil }
      nodes.append(
        Node(
          type: ObjectIdentifier(Swift.type(of: node.element)), identity: identity,
          childCount: node.children.count, direction: node.direction, id: node.id))
    }
  }
}
