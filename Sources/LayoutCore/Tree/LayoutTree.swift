/// A resolved tree laid flat: nodes in preorder, each with its path, traits and children's places.
///
/// Built without recursion, so that a deep tree costs no stack.
///
/// A tree may be `greatestDepth` views deep, and the lengths in it may be `greatestLength` points long.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.layoutDirection = .rightToLeft
/// let tree = try LayoutTree(row, environment: environment)
/// let result = try ConstraintEngine().layout(tree, in: ProposedViewSize(width: 200, height: 50))
/// ```
public struct LayoutTree: Sendable {
  /// The place of a node in a tree.
  public struct Index: Hashable, Comparable, Sendable {
    /// The place in preorder, from 0.
    public let position: Int
    /// Makes an index from a place in preorder.
    public init(_ position: Int) { self.position = position }
    public static func < (a: Index, b: Index) -> Bool { a.position < b.position }
  }

  /// A node of the tree, with what the tree knows of it.
  public struct Node: Sendable {
    /// What the node is.
    public let element: any LayoutElement
    /// Its children, in order.
    public internal(set) var children: [Index]
    /// Its parent; `nil` at the root.
    public let parent: Index?
    /// Its id, where it has one.
    public let id: String?
    /// Where it was written.
    public let source: SourcePosition?
    /// The direction in which it places its children.
    public let direction: LayoutDirection
    /// Where it stands among its siblings, such as `.0`; empty where the path says it by itself.
    package let place: String
    /// Its path, such as `root.0/1`.
    public internal(set) var path: String
    /// What its parent can know of it before any size is known.
    public internal(set) var traits: ViewTraits
  }

  /// The nodes, in preorder; never empty.
  public private(set) var nodes: [Node]
  /// Warnings about parameters that were corrected.
  public internal(set) var warnings: [LayoutWarning]
  let rootPath: String

  public var root: Index { Index(0) }
  public var indices: [Index] { nodes.indices.map(Index.init) }

  /// The node at an index.
  public subscript(index: Index) -> Node { nodes[index.position] }

  /// Lays a tree flat and checks the parameters of its views.
  ///
  /// Throws `LayoutError.invalidParameter` where no rule gives a parameter a meaning, and `LayoutError.tooDeep`.
  public init(_ root: LayoutNode, path: String = "root") throws(LayoutError) {
    nodes = []
    warnings = []
    rootPath = path
    try flatten(root, path: path)
    namePaths(rootPath: path)
    try checkParameters(nodes.indices)
    combineTraits()
  }

  private mutating func flatten(_ root: LayoutNode, path: String) throws(LayoutError) {
    var pending: [(node: LayoutNode, parent: Index?, depth: Int)] = [(root, nil, 1)]
    while let (node, parent, depth) = pending.popLast() {
      let index = Index(nodes.count)
      if let parent { nodes[parent.position].children.append(index) }
      nodes.append(
        Node(
          element: node.element, children: [], parent: parent, id: node.id, source: node.source,
          direction: node.direction, place: node.place, path: node.place, traits: ViewTraits()))
      guard depth <= Self.greatestDepth else {
        var view = ViewReference(nodes[0])
        view.path = path
        throw .tooDeep(depth: root.depth, limit: Self.greatestDepth, view)
      }
      for child in node.children.reversed() { pending.append((child, index, depth + 1)) }
    }
  }

  /// A view's path is its parent view's path and its place there; a modifier's adds its count from the innermost.
  private mutating func namePaths(rootPath: String) {
    var taken: [String: Int] = [:]
    var base = [String](repeating: "", count: nodes.count)
    for position in nodes.indices {
      let node = nodes[position]
      guard let parent = node.parent else {
        base[position] = rootPath
        continue
      }
      let outer = nodes[parent.position]
      if outer.element.role == .modifier, outer.children.first?.position == position {
        base[position] = base[parent.position]
      } else {
        let path = base[parent.position] + (node.path.isEmpty ? ".0" : node.path)
        let count = taken[path, default: 0]
        taken[path] = count + 1
        base[position] = count == 0 ? path : "\(path)\(count + 1)"
      }
    }
    // The innermost view has depth 0; a modifier stands one above what it wraps.
    var depth = [Int](repeating: 0, count: nodes.count)
    for position in nodes.indices.reversed() where nodes[position].element.role == .modifier {
      depth[position] = (nodes[position].children.first.map { depth[$0.position] } ?? 0) + 1
    }
    for position in nodes.indices {
      nodes[position].path = depth[position] == 0 ? base[position] : "\(base[position])/\(depth[position])"
    }
  }

  /// Adds a node after the others, once its parameters are checked.
  mutating func append(_ node: Node) throws(LayoutError) -> Index {
    nodes.append(node)
    try checkParameters(nodes.count - 1..<nodes.count)
    return Index(nodes.count - 1)
  }

  private mutating func combineTraits() {
    for position in nodes.indices.reversed() {
      nodes[position].traits = traits(of: nodes[position].element, nodes[position].children)
    }
  }

  /// What a parent of a view with some children can know of it.
  func traits(of element: any LayoutElement, _ children: [Index]) -> ViewTraits {
    let inside = children.map { self[$0].traits }
    var traits = element.traits(of: inside)
    traits.readsContainer =
      switch element.containerUse {
      case .none: inside.contains { $0.readsContainer }
      case .reads: true
      case .provides: false
      }
    return traits
  }
}

extension LayoutTree {
  /// The same tree with another element at one node, checked as a new tree is.
  ///
  /// Throws `LayoutError.invalidParameter` where no rule gives the element's parameters a meaning.
  public func replacing(_ element: any LayoutElement, at index: Index) throws(LayoutError) -> LayoutTree {
    var tree = self
    let old = nodes[index.position]
    tree.nodes[index.position] = Node(
      element: element, children: old.children, parent: old.parent, id: old.id, source: old.source,
      direction: old.direction, place: old.place, path: old.path, traits: old.traits)
    tree.warnings = []
    try tree.checkParameters(tree.nodes.indices)
    tree.combineTraits()
    return tree
  }

  /// The same tree with a parameter of one node changed.
  ///
  /// - Throws: `LayoutError.invalidParameter` where the element takes no such value.
  public func replacing(
    at index: Index, _ change: (any LayoutElement) throws(ParameterError) -> any LayoutElement
  ) throws(LayoutError) -> LayoutTree {
    let element: any LayoutElement
    do { element = try change(self[index].element) } catch {
      throw .invalidParameter("\(error)", ViewReference(self[index]))
    }
    return try replacing(element, at: index)
  }
}
