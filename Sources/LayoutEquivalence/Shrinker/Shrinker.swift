import LayoutCore

/// Makes a failing tree smaller for as long as it keeps failing.
public struct Shrinker {
  private let fails: (LayoutNode) -> Bool
  private let budget: Int

  /// Shrinks by what makes a tree fail; tries at most `budget` smaller trees.
  public init(budget: Int = 5_000, fails: @escaping (LayoutNode) -> Bool) {
    self.fails = fails
    self.budget = budget
  }

  /// The smallest failing tree that was found.
  public func shrink(_ tree: LayoutNode) -> LayoutNode {
    var best = tree
    var tries = budget
    var hasShrunk = true
    while hasShrunk && tries > 0 {
      hasShrunk = false
      for candidate in best.smallerTrees {
        guard tries > 0 else { break }
        tries -= 1
        if fails(candidate) {
          best = candidate
          hasShrunk = true
          break
        }
      }
    }
    return best
  }
}
