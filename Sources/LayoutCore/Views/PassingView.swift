/// A primitive view that adds the nodes of the views in it to those before them: no list is made for each view.
///
/// It implements `addLayoutNodes(in:to:)`.
protocol PassingView: PrimitiveView {}

extension PassingView {
  /// The nodes of the views inside.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    addLayoutNodes(in: environment, to: &nodes)
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
