import Foundation
import LayoutCore

/// Makes a failing tree smaller for as long as it keeps failing.
///
/// It knows no element: what can be made plainer follows from the parameters that each states.
///
/// ```swift
/// var generator = TreeGenerator(seed: 7)
/// let tree = generator.tree()
/// let small = Shrinker { $0.viewCount > 1 }.shrink(tree)  // the smallest tree for which the closure is true
/// ```
public struct Shrinker {
  /// What stands in for a part of which nothing matters but that it has a size, the plainest first.
  public var leaves: [any LayoutElement] = [
    ShapeElement(kind: "Color"), ImageElement(size: CGSize(width: 40, height: 20)),
  ]
  private let fails: (LayoutNode) -> Bool
  private let budget: Int

  /// Shrinks by what makes a tree fail; tries at most `budget` smaller trees.
  public init(budget: Int = 5_000, fails: @escaping (LayoutNode) -> Bool) {
    self.fails = fails
    self.budget = budget
  }

  /// The smallest failing tree that was found.
  public func shrink(_ tree: LayoutNode) -> LayoutNode {
    // Trees may be deeper than a thread's stack is long.
    (try? DeepStack.run(depth: tree.depth) { search(from: tree) }) ?? tree
  }

  private func search(from tree: LayoutNode) -> LayoutNode {
    var tries = budget
    var best = smallestPart(of: tree, &tries)
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = best.visitSmallerTrees(leaves: leaves) { candidate in
        guard tries > 0 else { return true }
        tries -= 1
        guard fails(candidate) else { return false }
        best = candidate
        return true
      }
      if tries <= 0 { break }
    }
    return best
  }

  /// The smallest part of a tree that fails by itself: what fails is often far from the root.
  private func smallestPart(of tree: LayoutNode, _ tries: inout Int) -> LayoutNode {
    var parts: [(node: LayoutNode, count: Int)] = []
    var pending = tree.children
    while let part = pending.popLast(), parts.count < 400 {
      parts.append((part, part.viewCount))
      pending.insert(contentsOf: part.children, at: 0)
    }
    for part in parts.sorted(by: { $0.count < $1.count }) where tries > 0 {
      tries -= 1
      if fails(part.node.at("")) { return part.node.at("") }
    }
    return tree
  }
}
