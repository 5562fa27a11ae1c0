import ConstraintLayout
import Foundation
import LayoutCore
import LayoutLanguages
import Synchronization

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
  /// of the work is done, and of how many variants how many are checked; `isWanted` is asked again and again, and ends the check
  /// by throwing. Throws `RequirementError` for a name that no view
  /// has in any variant, as `ConstraintEngine.layout` does, and what the closures throw.
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
      // What is known of a subtree serves the other variants in which one like it stands.
      RelatedLayouts(engine: checker.engine)
    } _: { scene, layouts, step in
      let report = try checker.check(
        scene.requirements, of: scene.tree, over: range, by: layouts
      ) { share in
        try isWanted()
        try step.tell(share)
      }
      checked.count.add(scene.variants.count, ordering: .relaxed)
      return report
    }
    let parts = zip(scenes, reports).map { VariantReport.Part(variants: $0.variants, report: $1) }
    return VariantReport(
      parts: parts.mattering,
      missing: variants.missing(from: keys), bounds: variants.pluralBounds(using: keys))
  }

  /// Checks a layout whose tree is not one and the same in the whole range: `reports` says, for each variant in turn, what came of
  /// each requirement there, and tells how far it is; `read` reads the layout, for the keys of its texts.
  ///
  /// Throws what the closures throw.
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

  /// How many variants are checked.
  private final class Checked: Sendable {
    let count = Atomic(0)
  }
}

extension [VariantReport.Part] {
  /// The parts, where a modifier that changes something in any variant does so in all of them: it is there for that one.
  fileprivate var mattering: [VariantReport.Part] {
    let holding = Set(
      flatMap { $0.report.verdicts.filter(\.holds).map(\.requirement) }.filter(\.isAboutModifiers))
    return map { part in
      var part = part
      for place in part.report.verdicts.indices {
        let requirement = part.report.verdicts[place].requirement
        if holding.contains(requirement) {
          part.report.verdicts[place] = .holding(requirement, along: part.report.range)
        }
      }
      return part
    }
  }
}

extension Requirement {
  /// Whether it asks of modifiers that they change something.
  fileprivate var isAboutModifiers: Bool { if case .effective = claim { true } else { false } }
}

extension RequirementVerdict {
  /// That a requirement holds throughout.
  fileprivate static func holding(_ requirement: Requirement, along range: RequirementRange)
    -> RequirementVerdict
  {
    RequirementVerdict(
      requirement: requirement, failing: [], failingHeights: [], areas: [],
      axis: range.axis, worst: nil)
  }
}

/// The trees that variants have, each once.
struct DifferentTrees {
  /// A tree with what is required of it, and the variants that have it.
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
      if let place = places[identity] {
        scenes[place].variants.append(variant)
        return
      }
      places[identity] = scenes.count
    }
    scenes.append(Scene(tree: tree, variants: [variant]))
  }

  /// The trees, each with those of its requirements whose views it has.
  ///
  /// Throws `RequirementError` for a requirement whose views no tree has, and what `requirements` throws.
  func checkable(_ requirements: (LayoutTree) throws -> [Requirement]) throws -> [Scene] {
    var found: Set<Requirement> = []
    var errors: [(requirement: Requirement, error: RequirementError)] = []
    var checkable = scenes
    for place in scenes.indices {
      for requirement in try requirements(scenes[place].tree) {
        do throws(RequirementError) {
          _ = try requirement.claim.rule.instances(in: scenes[place].tree)
          checkable[place].requirements.append(requirement)
        } catch {
          errors.append((requirement, error))
        }
      }
      found.formUnion(checkable[place].requirements)
    }
    for (requirement, error) in errors where !found.contains(requirement) { throw error }
    return checkable
  }
}

/// All that the layout of a tree depends on, and the names of its views: two trees with the same are laid out alike.
package struct TreeIdentity: Hashable {
  private struct Node: Hashable {
    var type: ObjectIdentifier
    var identity: LayoutIdentity
    var childCount: Int
    var direction: LayoutDirection
    var id: String?
  }

  private var nodes: [Node] = []

  /// `nil` where code decides the layout, of which nobody knows what it does.
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
