/// A change of a tree as somebody writes it: for what puts it into a document or into source.
///
/// The views are those of the tree before the change.
package enum WrittenChange: Hashable, Sendable {
  /// A view has other parameters.
  case changed(LayoutTree.Index)
  /// A modifier is taken away.
  case removed(LayoutTree.Index)
  /// A modifier is put around a view: the call that adds it, such as `layoutPriority(1)`.
  case added(call: String, around: LayoutTree.Index)
  /// A modifier and the one inside it, the other way around.
  case swapped(LayoutTree.Index)
  /// A child comes before its siblings.
  case first(LayoutTree.Index)
}

/// A tree before and after a change, and where views stand in both.
package struct WrittenEdit: Sendable {
  /// What is changed.
  package var change: WrittenChange
  /// The tree as it is.
  package var before: LayoutTree
  /// The tree with the change.
  package var after: LayoutTree
  /// Where the view that is changed, or put around another, stands in the new tree; `nil` where it is gone.
  package var place: LayoutTree.Index?

  package init(
    _ change: WrittenChange, from before: LayoutTree, to after: LayoutTree, place: LayoutTree.Index?
  ) {
    (self.change, self.before, self.after, self.place) = (change, before, after, place)
  }

  /// Whether a tree that was read is the one with the change: the same elements under the same names.
  package func isMade(in tree: LayoutTree) -> Bool {
    after.isAlike(tree) && after.indices.allSatisfy { after[$0].id == tree[$0].id }
  }
}
