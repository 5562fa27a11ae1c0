/// One of two views, as `if` with `else` and `switch` make it; it adds no node of its own.
public enum ConditionalContent<First: View, Second: View>: View, PassingView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Adds the nodes of the view that is there.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    switch self {
    case .first(let view):
      environment.at(.branch(isFirst: true)) { view.addLayoutNodes(in: environment, to: &nodes) }
    case .second(let view):
      environment.at(.branch(isFirst: false)) { view.addLayoutNodes(in: environment, to: &nodes) }
    }
  }
}
