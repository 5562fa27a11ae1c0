import LayoutCore
import LayoutExplanation
import LinearProgramming

extension RepairTrials {
  /// Returns whether removing a modifier clearly changes a frame at one of some sizes.
  ///
  /// - Throws: The solver's errors.
  func isEffective(_ modifier: LayoutTree.Index, in tree: LayoutTree, at sizes: [SizePoint]) throws -> Bool {
    guard isQuick else { return false }
    do {
      let rest = try LayoutTree(
        tree.subtree(at: tree.root) { index, node in if index == modifier { node = node.children[0] } })
      return try sizes.contains { size in
        try budget.spend(2)
        guard let whole = try quickViews(of: tree, at: size), let less = try quickViews(of: rest, at: size)
        else { return false }
        return whole.contains { view, seen in
          guard view != modifier else { return false }
          let place = view < modifier ? view : LayoutTree.Index(view.position - 1)
          return less[place].map { !seen.isLike($0) } ?? true
        }
      }
    } catch is LayoutError { return false }
  }
}

extension SeenView {
  /// Whether there is no visible difference.
  fileprivate func isLike(_ other: SeenView) -> Bool {
    func isLike(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-3 }
    return isLike(start.x, other.start.x) && isLike(start.y, other.start.y)
      && isLike(lengths.width, other.lengths.width) && isLike(lengths.height, other.lengths.height)
  }
}
