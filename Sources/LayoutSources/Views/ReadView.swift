import LayoutCore

/// A view that was made from the source, with its place there.
struct ReadView {
  var view: any View
  /// Where the call stands; `nil` where its nodes know that already.
  var position: SourcePosition?

  init(_ view: any View, at position: SourcePosition? = nil) {
    self.view = view
    self.position = position
  }

  /// The view whose nodes know where they stand.
  var positioned: any View { position.map { PositionedView(content: view, position: $0) } ?? view }
}

/// A view whose nodes stand where one call of the source does.
struct PositionedView: View {
  typealias Body = Never
  var content: any View
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes = content.layoutNodes(in: environment)
    for index in nodes.indices { place(&nodes[index]) }
    return nodes
  }

  /// Gives a node its column, and those inside it, down to the nodes of other calls.
  private func place(_ node: inout LayoutNode) {
    guard node.source?.column == nil else { return }
    if let source = node.source, source.file == position.file, source.line != position.line { return }
    node.source = position
    for index in node.children.indices { place(&node.children[index]) }
  }
}
