/// A primitive view that adds the nodes of the views in it to those before them: no list is made for each view.
protocol PassingView: PrimitiveView {
  /// Adds the nodes of the views inside.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode])
}

extension PassingView {
  /// Adds the nodes of the views inside.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    passLayoutNodes(in: environment, to: &nodes)
  }

  /// The nodes of the views inside.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    passLayoutNodes(in: environment, to: &nodes)
    return nodes
  }
}

/// A primitive view that is always one node.
protocol SingleNodeView: PrimitiveView {
  /// The node.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode
}

extension SingleNodeView {
  /// The one node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [layoutNode(in: environment)] }

  /// Adds the one node.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    nodes.append(layoutNode(in: environment))
  }
}
