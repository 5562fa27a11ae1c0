/// No view at all: its container sees no child.
public struct EmptyView: View, Sendable {
  /// No body.
  public typealias Body = Never

  /// Makes no view.
  public init() {}

  /// No nodes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
