/// Changes the environment of a view; it adds no node of its own.
struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    var environment = environment
    change(&environment)
    return content.layoutNodes(in: environment)
  }
}

extension View {
  /// Sets a value of the environment for the view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and what is in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
