extension LayoutEngine {
  /// Lays out a view in a container of a size, in points.
  ///
  /// Throws as `layout(_:in:)` does.
  public func layout(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutResult {
    try layout(LayoutTree(view, environment: environment), in: proposal)
  }
}
