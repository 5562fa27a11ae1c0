/// A view whose type is hidden; it adds no node of its own.
public struct AnyView: View, PassingView {
  private let view: any View

  /// Hides the type of a view.
  public init(_ view: some View) { self.view = view }
  /// Hides the type of a view.
  public init(erasing view: some View) { self.view = view }

  /// Whether the view inside is one without any nodes.
  var isEmpty: Bool { view is EmptyView || (view as? AnyView)?.isEmpty ?? false }

  /// Adds the nodes of the view inside.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    environment.oneLevelDeeper { inner in
      inner.at(.body(ObjectIdentifier(type(of: view)))) { view.addLayoutNodes(in: inner, to: &nodes) }
    }
  }
}
