import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A size of one of the trees in which a repair has to hold.
struct RepairSite: Hashable {
  /// The number of the tree.
  var scene: Int
  var size: SizePoint
}

/// The trees in which a repair has to hold, that where the requirement fails by the most first.
///
/// A class, so that each is prepared once, when it is first asked for; it never leaves the search.
final class RepairScenes {
  let requirement: Requirement
  let reports: [RequirementReport]
  let engine: ConstraintEngine
  let budget: RepairBudget
  private var scenes: [Int: RepairScene] = [:]

  init(
    _ requirement: Requirement, in reports: [RequirementReport], engine: ConstraintEngine,
    _ budget: RepairBudget
  ) {
    self.requirement = requirement
    self.reports = reports
    var engine = engine
    engine.keepsPrices = false
    self.engine = engine
    self.budget = budget
  }

  /// Throws `RequirementError`, and what the solver throws.
  func scene(_ place: Int) throws -> RepairScene {
    if let known = scenes[place] { return known }
    let scene = try RepairScene(requirement, in: reports[place], engine: engine, budget)
    scenes[place] = scene
    return scene
  }

  /// The trees with an edit of the first one.
  func edited(_ edit: SuggestedEdit) throws -> EditedScenes? {
    let scenes = EditedScenes(edit, in: self)
    return try scenes.layout(in: 0) == nil ? nil : scenes
  }

  /// Whether what is wanted holds at some sizes, and all that held where `keeping` says so.
  ///
  /// Throws what the solver throws.
  func holds(_ edited: EditedScenes, at sites: [RepairSite], keeping: Bool) throws -> Bool {
    try sites.allSatisfy { site in
      guard let layout = try edited.layout(in: site.scene) else { return false }
      return try scene(site.scene).trials.holds(layout, at: site.size, keeping: keeping)
    }
  }

  /// How far what is wanted is from failing where it is nearest, in points or lines; `nil` where that is no number.
  ///
  /// Throws what the solver throws.
  func slack(_ edited: EditedScenes, at sites: [RepairSite]) throws -> Double? {
    var least = Double.infinity
    for site in sites {
      guard let layout = try edited.layout(in: site.scene),
        let slack = try scene(site.scene).trials.slack(layout, at: site.size)
      else { return nil }
      least = min(least, slack)
    }
    return least.isFinite ? least : nil
  }
}
