/// Wraps every node of a view in a node of its own.
struct ElementModifier: ViewModifier {
  typealias Body = Never
  /// Makes the element of the wrapping nodes.
  let element: (EnvironmentValues) -> any LayoutElement
  /// Where the modifier was written.
  let source: SourcePosition
  /// The name that the wrapping nodes are given.
  var id: String?
  /// Makes what is drawn over or under the view, for each of its nodes.
  var secondary: (EnvironmentValues) -> LayoutNode? = { _ in nil }
  /// Whether the wrapping nodes make a safe area for the view.
  var entersSafeArea = false

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    let element = element(environment).boxed
    let secondary = environment.at(.layer) { self.secondary(environment) }
    var inside = environment
    if entersSafeArea { inside.isInSafeArea = true }
    var nodes = inside.at(.modified) { content.layoutNodes(in: inside) }
    for index in nodes.indices {
      // The outer node stands where the inner one stood.
      let place = nodes[index].viewPlace
      nodes[index].viewPlace = ViewPlace()
      nodes[index] = LayoutNode(
        element, [nodes[index]] + (secondary.map { [$0] } ?? []), id, source, environment.layoutDirection,
        place)
    }
    return nodes
  }
}

extension View {
  /// The view with every node of its content wrapped by an element.
  func wrapped(
    by element: any LayoutElement, _ fileID: String, _ line: Int
  ) -> ModifiedContent<Self, ElementModifier> {
    modifier(ElementModifier(element: { _ in element }, source: SourcePosition(file: fileID, line: line)))
  }

  /// The view with a modifier that changes what is drawn and not the layout.
  func appearance(
    _ kind: String, _ parameters: [String: String] = [:], _ fileID: String, _ line: Int
  ) -> ModifiedContent<Self, ElementModifier> {
    wrapped(by: AppearanceElement(kind: kind, attributes: parameters), fileID, line)
  }
}
