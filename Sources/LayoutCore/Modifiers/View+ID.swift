extension View {
  /// Tells the view apart from others in a picker; the layout stays.
  public func tag(_ tag: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tag", ["tag": "\(tag)"], fileID, line)
  }

  /// Names the view in results and explanations, by the description of `id`.
  public func id(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    return modifier(IDModifier(id: "\(id)", identity: AnyHashable(id), source: source))
  }
}

/// Names the nodes of a view; one that has a name of its own already is wrapped.
private struct IDModifier: ViewModifier {
  typealias Body = Never
  let id: String
  let identity: AnyHashable
  let source: SourcePosition

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes = environment.at(.id(identity)) { content.layoutNodes(in: environment) }
    for index in nodes.indices {
      guard nodes[index].id != nil else {
        nodes[index].id = id
        continue
      }
      let place = nodes[index].viewPlace
      nodes[index].viewPlace = ViewPlace()
      nodes[index] = LayoutNode(
        AppearanceElement(kind: "id").boxed, [nodes[index]], id, source, environment.layoutDirection, place)
    }
    return nodes
  }
}
