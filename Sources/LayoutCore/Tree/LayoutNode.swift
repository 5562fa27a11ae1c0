/// A view or modifier of a resolved tree: what both engines lay out.
public struct LayoutNode: Sendable {
  /// What the node is.
  public var element: any LayoutElement
  /// Its children; a modifier's first child is the view it wraps.
  public var children: [LayoutNode] {
    get { list.nodes }
    set { list = NodeList(newValue) }
  }
  /// Its id, where it has one.
  public var id: String?
  /// Where it was written.
  public var source: SourcePosition?
  /// The direction in which it places its children.
  public var direction: LayoutDirection
  /// Where it stands among its siblings, such as `.0` or `.overlay`; empty at the root.
  public var place: String
  private var list: NodeList

  public init(
    _ element: any LayoutElement, children: [LayoutNode] = [], id: String? = nil,
    source: SourcePosition? = nil, direction: LayoutDirection = .leftToRight, place: String = ""
  ) {
    self.element = element
    list = NodeList(children)
    self.id = id
    self.source = source
    self.direction = direction
    self.place = place
  }
}

extension LayoutNode {
  /// How many views the tree has, modifiers included.
  public var viewCount: Int {
    var count = 0
    visit { _, _ in count += 1 }
    return count
  }

  /// How many views the longest chain from the root has.
  public var depth: Int {
    var depth = 0
    visit { depth = max(depth, $1) }
    return depth
  }

  /// Visits every view with its depth, from 1, without recursion.
  private func visit(_ body: (LayoutNode, Int) -> Void) {
    var pending = [(self, 1)]
    while let (node, depth) = pending.popLast() {
      body(node, depth)
      for child in node.children { pending.append((child, depth + 1)) }
    }
  }

  /// The children of a node, in a box that takes a deep tree apart without recursion: a chain of views may be longer
  /// than a thread's stack.
  ///
  /// The nodes are changed in `deinit` alone, by the only owner.
  private final class NodeList: @unchecked Sendable {
    private(set) var nodes: [LayoutNode]

    init(_ nodes: [LayoutNode]) { self.nodes = nodes }

    deinit {
      guard nodes.contains(where: { !$0.list.nodes.isEmpty }) else { return }
      var pending = nodes
      nodes = []
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node.list) else { continue }
        pending += node.list.nodes
        node.list.nodes = []
      }
    }
  }
}

/// The direction in which text runs and in which children are placed.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Hebrew or Arabic: every child's place is mirrored in its parent.
  case rightToLeft
}
