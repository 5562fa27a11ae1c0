import LayoutCore

/// A view with a modifier that does not affect layout, whose name is kept in the tree.
struct NeutralView: View {
  typealias Body = Never
  var content: any View
  var kind: String
  /// The attributes for drawing.
  var attributes: [String: String] = [:]
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).map { node in
      var inner = node
      inner.place = ""
      return LayoutNode(
        AppearanceElement(kind: kind, attributes: attributes), children: [inner], source: position,
        direction: environment.layoutDirection, place: node.place)
    }
  }
}
