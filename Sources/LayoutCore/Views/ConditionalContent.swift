/// One of two views, as `if` with `else` and `switch` make it; it adds no node of its own.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// The nodes of the view that is there.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    switch self {
    case .first(let view): environment.at(.branch(isFirst: true)) { view.layoutNodes(in: environment) }
    case .second(let view): environment.at(.branch(isFirst: false)) { view.layoutNodes(in: environment) }
    }
  }
}
