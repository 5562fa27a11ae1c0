/// Several views that are given to the container one by one; a modifier of the group applies to each.
public struct Group<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment)
  }
}
