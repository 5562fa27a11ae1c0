extension [LayoutNode] {
  /// Puts a number before the places of the nodes from an index on.
  mutating func enter(_ place: Int, from first: Int) {
    for index in first..<count { self[index].viewPlace.enter(place) }
  }
}

extension LayoutNode {
  /// The node as it is outside of stacks: a spacer or divider that is wrapped in it has no axis.
  fileprivate func outsideOfStacks() -> LayoutNode {
    var chain = [self]
    while let last = chain.last, last.element.role == .modifier, let inner = last.children.first {
      chain.append(inner)
    }
    // A cast, as what is single is looked at once, and most of it was made for no stack.
    guard var node = chain.popLast(), var element = node.element as? any StackAxisReading else { return self }
    element.axis = nil
    node.element = element
    while var outer = chain.popLast() {
      outer.children[0] = node
      node = outer
    }
    return node
  }
}

extension View {
  /// The content as one node: itself if it is single, what `combine` makes of several, `nil` for none.
  ///
  /// Several views stand in a stack along `axis` (`nil`: on top of each other); a single one stands in none. The
  /// content is resolved once: nested content would be resolved twice as often at every level otherwise.
  func singleNode(
    in environment: EnvironmentValues, combiningAlong axis: Axis?,
    combine: (EnvironmentValues) -> any LayoutElement
  ) -> LayoutNode? {
    let nodes = layoutNodes(in: environment.inStack(along: axis))
    if nodes.count < 2 { return nodes.first?.outsideOfStacks() }
    return LayoutNode(
      combine(environment.inStack(along: nil)), children: nodes, direction: environment.layoutDirection)
  }
}
