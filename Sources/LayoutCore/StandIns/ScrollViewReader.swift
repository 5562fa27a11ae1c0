/// What a scroll view's reader hands out; nothing scrolls here, so what it is asked has no effect.
public struct ScrollViewProxy {
  /// A proxy, which a reader makes.
  package init() {}

  /// Would scroll until the view of an id is seen; has no effect.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A stand-in for what reads a scroll view: its content, as it is before anything scrolls.
///
/// ```swift
/// let lines = ScrollViewReader { proxy in
///   ScrollView {
///     Button("To the end") { proxy.scrollTo("end") }
///     Text("The end").id("end")
///   }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Makes a reader around views that are told of it.
  public init(
    @ViewBuilder content: (ScrollViewProxy) -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.content = content(ScrollViewProxy())
    source = SourcePosition(file: fileID, line: line)
  }

  /// The content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ScrollViewReader", source) { content }.layoutNodes(in: environment)
  }
}
