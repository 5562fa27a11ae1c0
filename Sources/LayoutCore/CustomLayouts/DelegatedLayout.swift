/// What a custom layout hands on to a layout that the engine knows: some of its subviews, and the element.
///
/// It can be told apart from others, so that an engine can keep what it found out about it.
public struct DelegatedLayout {
  private let tree: LayoutTree
  private let view: LayoutTree.Index
  private let subviews: [Int]
  private let element: any LayoutElement

  init(tree: LayoutTree, view: LayoutTree.Index, subviews: [Int], element: any LayoutElement) {
    self.tree = tree
    self.view = view
    self.subviews = subviews
    self.element = element
  }

  /// What tells it apart; `nil` for an element that cannot be told apart from others.
  public struct Key: Hashable {
    fileprivate let view: LayoutTree.Index
    fileprivate let subviews: [Int]
    fileprivate let element: AnyHashable
  }

  /// What tells it apart in its tree.
  public var key: Key? {
    guard let element = element as? any Hashable else { return nil }
    return Key(view: view, subviews: subviews, element: AnyHashable(element))
  }

  /// The subviews in a tree of their own, with the element as root.
  ///
  /// Throws `LayoutError.invalidParameter` for what is wrong with the element.
  public func makeTree() throws(LayoutError) -> LayoutTree {
    let children = subviews.map { tree.subtree(at: tree[view].children[$0]) }
    return try LayoutTree(LayoutNode(element, children: children), path: tree[view].path)
  }
}
