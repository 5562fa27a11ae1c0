import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A comparison of the appearance of an edited tree with that of the original.
struct RepairDamage {
  private let trials: RepairTrials
  private let sizes: RepairSizes
  private let before: [SizePoint: LayoutAppearance]
  /// The views in question and those that contain them, which are expected to change size.
  private let asked: Set<LayoutTree.Index>

  /// Prepares the comparison.
  ///
  /// - Throws: The solver's errors.
  init(
    _ trials: RepairTrials, _ unedited: EditedLayout, at sizes: RepairSizes, but views: [LayoutTree.Index]
  ) throws {
    (self.trials, self.sizes) = (trials, sizes)
    let tree = unedited.tree
    asked = Set(views.flatMap { view in sequence(first: view) { tree[$0].parent } })
    var looks: [SizePoint: LayoutAppearance] = [:]
    for size in sizes.failing + sizes.sound { looks[size] = try trials.look(unedited, at: size) }
    before = looks
  }

  /// Returns the damage of an edit, at failing and at sound sizes; `nil` if it cannot be laid out.
  ///
  /// - Throws: The solver's errors.
  func damage(_ edited: EditedLayout) throws -> Double? {
    guard let first = try mean(edited, sizes.failing), let second = try mean(edited, sizes.sound) else {
      return nil
    }
    return first + second
  }

  /// Returns the side effects of an edit at the size where the requirement failed by the most.
  ///
  /// - Throws: The solver's errors.
  func effect(_ edited: EditedLayout) throws -> EditEffects? {
    guard let old = before[sizes.worst], let new = try trials.look(edited, at: sizes.worst) else {
      return nil
    }
    return new.effects(since: old, but: asked)
  }

  private func mean(_ edited: EditedLayout, _ sizes: [SizePoint]) throws -> Double? {
    guard !sizes.isEmpty else { return 0 }
    var sum = 0.0
    for size in sizes {
      guard let old = before[size], let new = try trials.look(edited, at: size) else { return nil }
      sum += new.damage(
        since: old, of: trials.goal.tree.nodes.count, but: asked, creditsMended: false)
    }
    return sum / Double(sizes.count)
  }
}
