/// The first of several views whose ideal size fits in what is proposed; the last one where none does.
///
/// ```swift
/// let title = ViewThatFits(in: .horizontal) {
///   Text("The annual general meeting").fixedSize()
///   Text("Meeting").fixedSize()
/// }
/// ```
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  private let source: SourcePosition

  /// Chooses by the sides along some axes, by default by both.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.axes = axes
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// One node with the candidates as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      LayoutNode(
        ViewThatFitsElement(axes: axes),
        children: content.layoutNodes(in: environment.inStack(along: nil)), source: source,
        direction: environment.layoutDirection)
    ]
  }
}
