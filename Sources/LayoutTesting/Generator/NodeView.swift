import LayoutCore

/// A view that is a node already, so that random trees go through the real `ForEach`.
struct NodeView: View {
  typealias Body = Never
  /// The node.
  var node: LayoutNode

  /// The node itself.
  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [node] }
}
