/// No view at all: its container sees no child.
public struct EmptyView: View, PrimitiveView, Sendable {

  /// Makes no view.
  public init() {}

  /// No node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
