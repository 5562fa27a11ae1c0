/// Several views that are given to the container one by one; a modifier of the group applies to each.
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment)
  }
}
