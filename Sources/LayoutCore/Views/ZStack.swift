/// Views on top of each other, the first one lowest.
public struct ZStack<Content: View>: View, SingleNodeView {
  private let alignment: Alignment
  private let content: Content
  private let source: SourcePosition

  /// Makes a z-stack whose children's guides of `alignment` coincide.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// One node with the content's nodes as children.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let children = content.layoutNodes(in: environment.inStack(along: nil))
    return LayoutNode(
      ZStackElement(alignment: alignment), children: children, source: source,
      direction: environment.layoutDirection)
  }
}
