/// A view whose content a layout lays out: what calling a layout on content makes.
public struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
  private let layout: L
  private let content: Content
  private let source: SourcePosition

  init(_ layout: L, _ content: Content, _ source: SourcePosition) {
    self.layout = layout
    self.content = content
    self.source = source
  }

  /// One node with the content's nodes as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let axis = (layout as? any OrientedLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    return [
      LayoutNode(
        layout.element.inheriting(.defaultSpacing, .length(environment.spacing)),
        children: content.layoutNodes(in: environment.inStack(along: axis)), source: source,
        direction: environment.layoutDirection)
    ]
  }
}

extension Layout {
  /// Lays out content with the layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    LaidOut(self, content(), SourcePosition(file: fileID, line: line))
  }
}
