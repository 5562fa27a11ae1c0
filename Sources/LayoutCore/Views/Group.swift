/// Several views that are given to the container one by one; a modifier of the group applies to each.
public struct Group<Content: View>: View, PassingView {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the nodes of the content.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    content.addLayoutNodes(in: environment, to: &nodes)
  }
}
