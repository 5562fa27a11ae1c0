extension [LayoutNode] {
  /// The nodes with `.index` before their places.
  func placed(under index: Int) -> [LayoutNode] {
    map { node in
      var node = node
      node.place = ".\(index)\(node.place)"
      return node
    }
  }
}

extension LayoutNode {
  /// The same node at another place.
  func placed(at place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }
}

extension View {
  /// The content as one node: itself if it is single, what `combine` makes of several, `nil` for none.
  ///
  /// Several views stand in a stack along `axis` (`nil`: on top of each other); a single one stands in none.
  func singleNode(
    in environment: EnvironmentValues, combiningAlong axis: Axis?,
    combine: (EnvironmentValues) -> any LayoutElement
  ) -> LayoutNode? {
    let outside = environment.inStack(along: nil)
    let nodes = layoutNodes(in: outside)
    if nodes.count < 2 { return nodes.first }
    let children = axis == nil ? nodes : layoutNodes(in: environment.inStack(along: axis))
    return LayoutNode(combine(outside), children: children, direction: environment.layoutDirection)
  }
}
