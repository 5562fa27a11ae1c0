/// A part of a control that a style is handed, whatever its type.
public struct StyledContent: View, PrimitiveView {
  private let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  /// The part's nodes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    view.layoutNodes(in: environment)
  }
}

extension StyledContent {
  /// A part that may not be there.
  static func some(_ view: some View) -> StyledContent? { AnyView(view).isEmpty ? nil : StyledContent(view) }
}
