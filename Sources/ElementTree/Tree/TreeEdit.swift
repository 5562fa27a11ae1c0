/// A change of a tree that is laid out again and again.
public enum TreeEdit: Sendable {
  /// Another value for a parameter of a view, such as a text or a length.
  case set(ParameterName, ParameterValue, at: LayoutTree.Index)
  /// Another element in a view's place; its children stay.
  case element(any LayoutElement, at: LayoutTree.Index)
  /// Another view, with what is inside it, in a view's place.
  case replace(LayoutTree.Index, with: LayoutNode)

  /// The outermost view that is changed.
  public var view: LayoutTree.Index {
    switch self {
    case .set(_, _, let view), .element(_, let view), .replace(let view, _): view
    }
  }

  /// Whether views come and go.
  public var replacesViews: Bool {
    switch self {
    case .set, .element: false
    case .replace: true
    }
  }
}

extension LayoutTree {
  /// Makes an edit; only what it changes is checked.
  ///
  /// Throws `LayoutError.invalidParameter` for what is wrong with the new views, and `LayoutError.tooDeep`; the tree is
  /// then as it was.
  public mutating func apply(_ edit: TreeEdit) throws(LayoutError) {
    switch edit {
    case .set(let name, let value, let view):
      let element: any LayoutElement
      do { element = try self[view].element.setting(name, to: value) } catch {
        throw .invalidParameter("\(error)", ViewReference(self[view]))
      }
      try apply(.element(element, at: view))
    case .element(let element, let view): try replace(element, at: view)
    case .replace(let view, let node):
      try replace(view, with: LayoutTree(node, path: self[view].path))
    }
  }
}

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
