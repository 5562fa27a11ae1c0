extension LayoutTree {
  /// A part of the tree as a tree of nodes, each of them changed.
  ///
  /// Works from the last node to the first, so that a deep tree costs no stack.
  func subtree(at index: Index, _ change: (Index, inout LayoutNode) -> Void = { _, _ in }) -> LayoutNode {
    let end = self.end(of: index)
    var built: [LayoutNode?] = Array(repeating: nil, count: end - index.position)
    for position in (index.position..<end).reversed() {
      let node = nodes[position]
      var children: [LayoutNode] = []
      for child in node.children {
        guard let made = built[child.position - index.position] else { continue }
        children.append(made)
        built[child.position - index.position] = nil
      }
      var copy = LayoutNode(
        node.element, children: children, id: node.id, source: node.source, direction: node.direction,
        place: node.place)
      change(Index(position), &copy)
      built[position - index.position] = copy
    }
    guard let root = built[0] else { preconditionFailure("every position of the part is built") }
    return root
  }

  /// The position after the last node below a node.
  private func end(of index: Index) -> Int {
    var last = index
    while let child = self[last].children.last { last = child }
    return last.position + 1
  }
}
