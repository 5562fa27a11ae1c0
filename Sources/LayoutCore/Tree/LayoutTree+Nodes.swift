extension LayoutTree {
  /// A node of a tree, with what the tree knows of it: found where it is asked for.
  public struct Node: Sendable {
    private let tree: LayoutTree
    /// Its place in the tree.
    public let index: Index

    init(tree: LayoutTree, index: Index) {
      self.tree = tree
      self.index = index
    }

    /// What the node is.
    public var element: any LayoutElement { tree.box(of: index).value }
    /// Its children, in order.
    public var children: [Index] { Array(tree.children(of: index)) }
    /// Its parent; `nil` at the root.
    public var parent: Index? { tree.parent(of: index) }
    /// Its id, where it has one.
    public var id: String? { tree.label(of: index).id }
    /// Where it was written.
    public var source: SourcePosition? { tree.label(of: index).source }
    /// The direction in which it places its children.
    public var direction: LayoutDirection { tree.label(of: index).direction }
    /// Where it stands among its siblings, such as `.0`; empty where the path says it by itself.
    package var place: String { tree.label(of: index).place }
    /// Its path, such as `root.0/1`.
    public var path: String { tree.path(of: index) }
    /// What its parent can know of it before any size is known.
    public var traits: ViewTraits { tree.traits(of: index) }
  }

  /// The nodes of a tree, in preorder.
  public struct Nodes: RandomAccessCollection, Sendable {
    let tree: LayoutTree

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many nodes there are.
    public var endIndex: Int { tree.nodeCount }
    /// The node at a place in preorder.
    public subscript(position: Int) -> Node { tree[LayoutTree.Index(position)] }
  }

  /// A part of the tree as a tree of nodes, each of them changed.
  ///
  /// Works from the last node to the first, so that a deep tree costs no stack.
  package func subtree(at index: Index, _ change: (Index, inout LayoutNode) -> Void = { _, _ in })
    -> LayoutNode
  {
    let end = self.end(of: index)
    var built: [LayoutNode?] = Array(repeating: nil, count: end - index.position)
    for position in (index.position..<end).reversed() {
      var children: [LayoutNode] = []
      for child in self.children(of: Index(position)) {
        guard let made = built[child.position - index.position] else { continue }
        children.append(made)
        built[child.position - index.position] = nil
      }
      let label = label(of: Index(position))
      var copy = LayoutNode(
        box(of: Index(position)), children, label.id, label.source, label.direction, label.viewPlace)
      change(Index(position), &copy)
      built[position - index.position] = copy
    }
    guard let root = built[0] else { preconditionFailure("every position of the part is built") }
    return root
  }
}
