/// No view at all: its container sees no child.
public struct EmptyView: View, Sendable {
  public typealias Body = Never

  /// Makes no view.
  public init() {}

  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
