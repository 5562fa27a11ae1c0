import LayoutCore

/// A view that was created from the source, with its place there.
struct ReadView {
  var view: any View
  /// The position of the call; `nil` where its nodes have it already.
  var position: SourcePosition?

  init(_ view: any View, at position: SourcePosition? = nil) {
    self.view = view
    self.position = position
  }

  /// The view whose nodes have their positions.
  var positioned: any View { position.map { PositionedView(content: view, position: $0) } ?? view }
}

/// A view whose nodes have the position of one call of the source.
struct PositionedView: View {
  typealias Body = Never
  var content: any View
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes = content.layoutNodes(in: environment)
    for index in nodes.indices { place(&nodes[index]) }
    return nodes
  }

  /// Sets the column of a node, and of those inside it, down to the nodes of other calls.
  private func place(_ node: inout LayoutNode) {
    guard node.source?.column == nil else { return }
    if let source = node.source, source.file == position.file, source.line != position.line { return }
    node.source = position
    for index in node.children.indices { place(&node.children[index]) }
  }
}
