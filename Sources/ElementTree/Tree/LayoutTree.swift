/// A resolved tree in a flat form: nodes in preorder, each with its path, its traits and the indices of its
/// children.
///
/// A tree is built without recursion, so that a deep one needs no stack.
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
  /// The index of a node in a tree.
  @frozen
  public struct Index: Hashable, Comparable, Sendable {
    @usableFromInline let number: Int32
    /// The position in preorder, from 0.
    @inlinable
    public var position: Int { Int(number) }
    /// Creates an index from a position in preorder.
    @inlinable
    public init(_ position: Int) { number = Int32(position) }
    /// Returns whether an index precedes another in preorder.
    @inlinable
    public static func < (a: Index, b: Index) -> Bool { a.number < b.number }
  }

  private var storage: Storage

  /// The tree's arrays, shared by its copies and changed by their only owner.
  ///
  /// They are in one object, so that a node needs only one reference to its tree.
  private final class Storage: @unchecked Sendable {
    // Unchecked: no one else sees it while its only owner changes it.
    var compiled = CompiledTree()
    /// The nodes as they were resolved; the properties that are read often are in `compiled`, and may have
    /// been replaced there.
    var labels: [LayoutNode] = []
    /// The positions of the nodes' parents; -1 for none.
    var parents: [Int32] = []
    /// The warnings about corrected parameters, by position.
    var warnings: [(view: Index, text: String)] = []
    /// The warnings about views that share an id with another one shown at the same time, by position.
    var duplicateIdentifiers: [(view: Index, text: String)] = []
    /// The parameter checks of each element type in the tree, by the type's number.
    var checks: [[ParameterCheck]] = []
    /// The views whose custom layouts delegated to the nodes after the tree's own.
    var delegatingViews: [Index] = []
    var depth = 0
    var paths: PathTable

    init(rootPath: String) { paths = PathTable(rootPath: rootPath) }

    init(copying other: Storage) {
      compiled = other.compiled
      labels = other.labels
      parents = other.parents
      warnings = other.warnings
      duplicateIdentifiers = other.duplicateIdentifiers
      checks = other.checks
      delegatingViews = other.delegatingViews
      depth = other.depth
      paths = other.paths
    }
  }

  /// Makes this copy the only owner of its arrays, before a change in place.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  /// Creates a tree from its root node and checks the parameters of all views.
  ///
  /// - Throws: `LayoutError.invalidParameter` for a parameter without a meaning under any rule, and
  ///   `LayoutError.tooDeep`.
  public init(_ root: LayoutNode, path: String = "root") throws(LayoutError) {
    storage = Storage(rootPath: path)
    try flatten(root)
    try check()
    storage.duplicateIdentifiers = duplicateIdentifiers
    for position in storage.labels.indices.reversed() {
      storage.compiled.note(combinedTraits(of: Index(position)), of: Index(position))
    }
  }
}

extension LayoutTree {
  /// The index of the root.
  public var root: Index { Index(0) }
  /// The indices of all nodes, in preorder.
  public var indices: [Index] { nodes.indices.map(Index.init) }
  /// The nodes, in preorder; never empty.
  public var nodes: Nodes { Nodes(tree: self) }
  /// The node at an index.
  public subscript(index: Index) -> Node { Node(tree: self, index: index) }
  /// The tree in the form in which an engine reads it while it measures.
  public var compiled: CompiledTree { storage.compiled }
  /// The number of views in the longest chain from the root; after replacements, an upper bound.
  public var depth: Int { storage.depth }
  /// The warnings about corrected parameters, ids that several views share, and content that was not made.
  public var warnings: [LayoutWarning] {
    (storage.warnings + storage.duplicateIdentifiers + unmadeContent).map {
      LayoutWarning(text: $0.text, view: ViewReference(self[$0.view]))
    }
  }
  var rootPath: String { storage.paths.rootPath }

  var nodeCount: Int { storage.labels.count }
  /// The number of views, without those that custom layouts delegated to.
  package var viewCount: Int { storage.labels.count - storage.delegatingViews.count }

  package func box(of index: Index) -> AnyElementBox { storage.compiled.views[index.position].element }
  func traits(of index: Index) -> ViewTraits { storage.compiled.traits[index.position] }
  package func children(of index: Index) -> ArraySlice<Index> { storage.compiled.children(of: index) }
  func label(of index: Index) -> LayoutNode { storage.labels[index.position] }

  package func parent(of index: Index) -> Index? {
    let parent = storage.parents[index.position]
    return parent < 0 ? nil : Index(Int(parent))
  }

  func path(of index: Index) -> String {
    guard index.position < viewCount else {
      return path(of: storage.delegatingViews[index.position - viewCount])
    }
    return storage.paths.path(of: index, in: self)
  }

  /// Returns whether one tree is a copy of the other, in constant time; `false` for most equal trees.
  package func isIdentical(to other: LayoutTree) -> Bool { storage === other.storage }

  /// Returns the position after the last node inside a node.
  package func end(of index: Index) -> Int {
    var last = index
    while let child = children(of: last).last { last = child }
    return last.position + 1
  }
}

extension LayoutTree {
  private mutating func flatten(_ root: LayoutNode) throws(LayoutError) {
    struct Siblings {
      let nodes: [LayoutNode]
      let parent: Int32
      let firstSlot: Int
      var next = 0
    }
    var depth = 0
    // The siblings of the visited node and of each node around it; there are as many lists as the node is
    // deep.
    var around = [Siblings(nodes: [root], parent: -1, firstSlot: 0)]
    while let last = around.indices.last {
      let index = around[last].next
      guard index < around[last].nodes.count else {
        around.removeLast()
        continue
      }
      around[last].next += 1
      let (node, parent) = (around[last].nodes[index], around[last].parent)
      let position = storage.labels.count
      if parent >= 0 { storage.compiled.children[around[last].firstSlot + index] = Index(position) }
      let (children, firstSlot) = (node.children, storage.compiled.children.count)
      storage.compiled.append(node, childCount: children.count)
      storage.labels.append(node)
      storage.parents.append(parent)
      depth = max(depth, around.count)
      guard depth <= Self.greatestDepth else {
        var view = ViewReference(self[self.root])
        view.path = rootPath
        throw .tooDeep(depth: root.depth, limit: Self.greatestDepth, view)
      }
      if !children.isEmpty {
        around.append(Siblings(nodes: children, parent: Int32(position), firstSlot: firstSlot))
      }
    }
    storage.depth = depth
    storage.compiled.prepareTraits()
  }

  /// Checks the parameters of all views, and records the warnings.
  private func check() throws(LayoutError) {
    // Types are numbered in the order in which they first occur.
    var checks: [[ParameterCheck]] = []
    defer { storage.checks = checks }
    let views = storage.compiled.views
    for position in views.indices {
      let type = views[position].type
      if type == checks.count { checks.append(views[position].element.checks) }
      for text in try warnings(of: views[position].element, at: Index(position), by: checks[type]) {
        storage.warnings.append((Index(position), text))
      }
    }
  }

  /// Returns the warnings about an element in a view's place.
  ///
  /// - Throws: The first error of the element.
  private func warnings(
    of element: AnyElementBox, at index: Index, by checks: [ParameterCheck]
  ) throws(LayoutError) -> [String] {
    func refusal(_ text: String) -> LayoutError {
      var view = ViewReference(self[index])
      view.kind = element.value.kind
      return .invalidParameter(text, view)
    }
    if storage.compiled.childCount(of: index) == 0, element.role == .modifier {
      throw refusal("there is no view that it modifies")
    }
    var warnings: [String] = []
    for issue in element.findings(by: checks) {
      switch issue {
      case .warning(let text): warnings.append(text)
      case .error(let text): throw refusal(text)
      }
    }
    return warnings
  }

  /// Updates the traits of a view; returns whether they changed.
  @discardableResult
  private mutating func combineTraits(at index: Index) -> Bool {
    let combined = combinedTraits(of: index)
    guard combined != storage.compiled.combinedTraits(of: index) else { return false }
    own()
    storage.compiled.note(combined, of: index)
    return true
  }

  private func combinedTraits(of index: Index) -> CompiledTree.CombinedTraits {
    let element = box(of: index)
    guard storage.compiled.childCount(of: index) > 0 else {
      var own = element.traits(of: [])
      own.readsContainer = element.containerUse == .reads
      return CompiledTree.CombinedTraits(own: own, childrenDifferInPriority: false)
    }
    let inside = children(of: index).map { traits(of: $0) }
    var own = element.traits(of: inside)
    own.readsContainer =
      switch element.containerUse {
      case .none: inside.contains { $0.readsContainer }
      case .reads: true
      case .provides: false
      }
    return CompiledTree.CombinedTraits(
      own: own, childrenDifferInPriority: inside.contains { $0.priority != inside[0].priority })
  }
}

extension LayoutTree {
  /// Returns the tree with another element at one node, checked as in a new tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Throws: `LayoutError.invalidParameter` for a parameter of the element without a meaning under any
  ///   rule.
  public func replacing(_ element: any LayoutElement, at index: Index) throws(LayoutError) -> LayoutTree {
    var tree = self
    try tree.replace(element, at: index)
    return tree
  }

  /// Returns the tree with a parameter of one node changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Throws: `LayoutError.invalidParameter` if the element does not accept the value.
  public func replacing(
    at index: Index, _ change: (any LayoutElement) throws(ParameterError) -> any LayoutElement
  ) throws(LayoutError) -> LayoutTree {
    let element: any LayoutElement
    do { element = try change(self[index].element) } catch {
      throw .invalidParameter("\(error)", ViewReference(self[index]))
    }
    return try replacing(element, at: index)
  }

  mutating func replace(_ element: any LayoutElement, at index: Index) throws(LayoutError) {
    try replace(element.boxed, at: index)
  }

  /// Replaces the element of a node by one whose box other trees may share, which makes comparisons of such
  /// trees fast.
  ///
  /// - Throws: `LayoutError.invalidParameter`; the tree is then unchanged.
  package mutating func replace(_ box: AnyElementBox, at index: Index) throws(LayoutError) {
    let found = try warnings(of: box, at: index, by: checks(of: box, replacing: index))
    own()
    storage.compiled.replace(box, at: index)
    storage.warnings =
      storage.warnings.filter { $0.view < index } + found.map { (index, $0) }
      + storage.warnings.filter { $0.view > index }
    combineTraits(upwardFrom: index)
  }

  /// Returns the parameter checks of an element in a view's place, without a lookup if it has the type of the
  /// old one.
  private func checks(of box: AnyElementBox, replacing index: Index) -> [ParameterCheck] {
    let old = storage.compiled.views[index.position]
    guard type(of: box) == type(of: old.element), storage.checks.indices.contains(old.type) else {
      return box.checks
    }
    return storage.checks[old.type]
  }

  /// Replaces a view and the views inside it by another tree.
  ///
  /// - Throws: `LayoutError.tooDeep`; the tree is then unchanged.
  mutating func replace(_ index: Index, with other: LayoutTree) throws(LayoutError) {
    let depth = self.depth(of: index) + other.depth - 1
    guard depth <= Self.greatestDepth else {
      throw .tooDeep(depth: depth, limit: Self.greatestDepth, ViewReference(self[root]))
    }
    own()
    let end = self.end(of: index)
    let added = other.viewCount - (end - index.position)
    storage.compiled.replace(index, end, with: other.compiled)
    var labels = other.storage.labels
    labels[0].viewPlace = storage.labels[index.position].viewPlace
    storage.labels.replaceSubrange(index.position..<end, with: labels)
    var parents = other.storage.parents.map { $0 < 0 ? storage.parents[index.position] : $0 + index.number }
    parents += storage.parents[end...].map { $0 < end ? $0 : $0 + Int32(added) }
    storage.parents.replaceSubrange(index.position..., with: parents)
    storage.warnings =
      storage.warnings.filter { $0.view < index }
      + other.storage.warnings.map { (Index($0.view.position + index.position), $0.text) }
      + storage.warnings.filter { $0.view.position >= end }.map { (Index($0.view.position + added), $0.text) }
    storage.paths = PathTable(rootPath: rootPath)
    storage.duplicateIdentifiers = duplicateIdentifiers
    // If the deepest part was replaced, this may exceed the tree's depth: it is an upper bound, for the stack
    // that recursion needs.
    storage.depth = max(storage.depth, depth)
    if let parent = parent(of: index) { combineTraits(upwardFrom: parent) }
  }

  private func depth(of index: Index) -> Int {
    var depth = 1
    var view = index
    while let parent = parent(of: view) { (view, depth) = (parent, depth + 1) }
    return depth
  }

  /// Updates the traits of a view, and those of the views around it as far as they change.
  private mutating func combineTraits(upwardFrom index: Index) {
    var next: Index? = index
    while let view = next, combineTraits(at: view) { next = parent(of: view) }
  }

  /// Adds a container of views that keep their parents and places, so that a rule can lay them out.
  ///
  /// The container is not part of the tree, and is reached through its index alone.
  ///
  /// - Throws: `LayoutError.invalidParameter` for an invalid element.
  public mutating func add(_ delegated: DelegatedLayout) throws(LayoutError) -> Index {
    own()
    let index = Index(storage.labels.count)
    let node = LayoutNode(delegated.element, source: self[delegated.view].source)
    storage.compiled.append(node, childCount: delegated.children.count)
    storage.compiled.prepareTraits()
    let first = storage.compiled.children.count - delegated.children.count
    storage.compiled.children.replaceSubrange(first..., with: delegated.children)
    storage.labels.append(node)
    storage.parents.append(-1)
    storage.delegatingViews.append(delegated.view)
    for text in try warnings(of: node.box, at: index, by: node.box.checks) {
      storage.warnings.append((index, text))
    }
    combineTraits(at: index)
    return index
  }

  /// Removes the containers that custom layouts delegated to.
  package mutating func removeDelegated() {
    guard !storage.delegatingViews.isEmpty else { return }
    let count = viewCount
    own()
    storage.compiled.removeViews(from: count)
    storage.labels.removeSubrange(count...)
    storage.parents.removeSubrange(count...)
    storage.warnings.removeAll { $0.view.position >= count }
    storage.delegatingViews = []
  }
}
