/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View, PrimitiveView, PassingView where Wrapped: View {

  /// Adds the view's nodes, none where it is missing.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    self?.addLayoutNodes(in: environment, to: &nodes)
  }
}
