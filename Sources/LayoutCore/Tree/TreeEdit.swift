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
