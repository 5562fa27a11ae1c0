/// A change of a tree that is laid out repeatedly.
public enum TreeEdit: Sendable {
  /// Sets a parameter of a view, such as a text or a length.
  case set(ParameterName, ParameterValue, at: LayoutTree.Index)
  /// Replaces the element of a view, which keeps its children.
  case element(any LayoutElement, at: LayoutTree.Index)
  /// Replaces a view, with the views inside it, by another one.
  case replace(LayoutTree.Index, with: LayoutNode)

  /// The outermost view that the edit changes.
  public var view: LayoutTree.Index {
    switch self {
    case .set(_, _, let view), .element(_, let view), .replace(let view, _): view
    }
  }

  /// Whether the edit adds or removes views.
  public var replacesViews: Bool {
    switch self {
    case .set, .element: false
    case .replace: true
    }
  }
}

extension LayoutTree {
  /// Applies an edit, and checks only the views that it changes.
  ///
  /// - Throws: `LayoutError.invalidParameter` for invalid views, and `LayoutError.tooDeep`; the tree is then
  ///   unchanged.
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

/// A change of a tree in the form in which a document or a source file is edited.
///
/// All indices are those of the tree before the change.
package enum WrittenChange: Hashable, Sendable {
  /// A view whose parameters change.
  case changed(LayoutTree.Index)
  /// A modifier that is removed.
  case removed(LayoutTree.Index)
  /// A view that is removed with all its modifiers.
  case taken(LayoutTree.Index)
  /// A modifier that is added around a view: the call that adds it, such as `layoutPriority(1)`.
  case added(call: String, around: LayoutTree.Index)
  /// A view that is inserted before a child of a container: its text, such as `Spacer()`.
  case inserted(text: String, before: LayoutTree.Index)
  /// A view with its modifiers, the outermost of which is given, that gives way to another one: its text.
  case replaced(text: String, LayoutTree.Index)
  /// A row that is a column where the text size is an accessibility size.
  case column(LayoutTree.Index)
  /// A modifier that is swapped with the one inside it.
  case swapped(LayoutTree.Index)
  /// A child that is moved before its siblings.
  case first(LayoutTree.Index)
}

/// A change of a tree, with the trees before and after it.
package struct WrittenEdit: Sendable {
  /// The change in the form in which it is written.
  package var change: WrittenChange
  package var before: LayoutTree
  package var after: LayoutTree
  /// The index of the changed or added view in the tree after the change; `nil` for a removed one.
  package var view: LayoutTree.Index?

  package init(
    _ change: WrittenChange, from before: LayoutTree, to after: LayoutTree, place: LayoutTree.Index?
  ) {
    (self.change, self.before, self.after, self.view) = (change, before, after, place)
  }

  /// Returns whether a tree has the same elements and ids as the tree after the change.
  package func isMade(in tree: LayoutTree) -> Bool {
    after.isAlike(tree) && after.indices.allSatisfy { after[$0].id == tree[$0].id }
  }
}
