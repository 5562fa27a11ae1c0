/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View, PrimitiveView where Wrapped: View {

  /// The view's nodes, none where it is missing.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    map { $0.layoutNodes(in: environment) } ?? []
  }
}
