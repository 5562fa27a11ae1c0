import LayoutCore

/// The trees by which it is seen, at any size, which edit is behind which frame.
///
/// An edit is behind a frame if without it the frame would lie elsewhere; views that are new or gone are behind it if it
/// would lie elsewhere than before without all other edits.
package struct EditVariants {
  /// What was edited.
  package let edits: [LayoutEdit]
  /// The views that both trees have.
  package let pairs: [(before: LayoutTree.Index, after: LayoutTree.Index)]
  /// The new tree without one edit, for each that can be taken back; none where there is one edit alone, or too many.
  package let without: [(edit: Int, tree: LayoutTree)]
  /// The new tree without all of these, where others are left; `nil` where none are.
  package let rest: LayoutTree?

  /// Finds what was edited, and tells the edits apart where these are at most `most`.
  ///
  /// Throws what replacing a view in a tree throws.
  package init(before: LayoutExplanation, after: LayoutExplanation, most: Int) throws {
    let finder = EditFinder(
      before: before, after: after, match: ViewMatch(before.tree, after.tree))
    let edits = finder.edits
    self.edits = edits
    pairs = after.tree.indices.compactMap { index in finder.match.old[index].map { ($0, index) } }
    guard edits.count > 1, edits.count <= most else {
      (without, rest) = ([], nil)
      return
    }
    let reversible = edits.indices.filter { finder.isReversible(edits[$0]) }
    without = try reversible.compactMap { edit in
      try finder.tree(without: [edits[edit]]).map { (edit, $0) }
    }
    rest = reversible.count < edits.count ? try finder.tree(without: reversible.map { edits[$0] }) : nil
  }
}
