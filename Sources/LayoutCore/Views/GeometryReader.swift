/// A view that takes what is proposed and makes its content from its own size and place.
///
/// What it makes has no influence on the layout around it: it lays out its content top leading, each view with
/// its own size as proposal, and shows nothing of it to its parent.
///
/// ```swift
/// let halves = GeometryReader { proxy in
///   Color.red.frame(width: proxy.size.width / 2).id("half")
/// }
/// ```
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  private let source: SourcePosition

  /// Makes a reader; `content` is called once its size is known, while the view is laid out.
  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.content = content
    source = SourcePosition(file: fileID, line: line)
  }

  /// One node whose children come when it is laid out.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let inside = environment.inStack(along: nil)
    let path = environment.memory?.path
    let reader = GeometryReaderElement { [content] proxy in
      inside.at(path) { inside.reading { content(proxy) }.layoutNodes(in: inside) }
    }
    return [LayoutNode(reader, source: source, direction: environment.layoutDirection)]
  }
}
