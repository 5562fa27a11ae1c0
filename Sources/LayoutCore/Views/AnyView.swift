/// A view whose type is hidden; it adds no node of its own.
public struct AnyView: View, PrimitiveView {
  private let view: any View

  /// Hides the type of a view.
  public init(_ view: some View) { self.view = view }
  /// Hides the type of a view.
  public init(erasing view: some View) { self.view = view }

  /// Whether the view inside is one without any nodes.
  var isEmpty: Bool { view is EmptyView || (view as? AnyView)?.isEmpty ?? false }

  /// The nodes of the view inside.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.oneLevelDeeper { inner in
      inner.at(.body(ObjectIdentifier(type(of: view)))) { view.layoutNodes(in: inner) }
    }
  }
}
