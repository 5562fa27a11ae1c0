/// A stand-in for controls that belong together: one beside the other, 8 points apart.
///
/// Its label is shown where there is no room for the controls, in menus and toolbars, and so never here.
public struct ControlGroup<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a group of controls with a label, which is not shown.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content: content, fileID: fileID, line: line)
  }

  /// Makes a group of controls with a title, which is not shown.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content: content, fileID: fileID, line: line)
  }

  /// A row of the controls.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ControlGroup", source) {
      HStack(spacing: 8, content: { content }, fileID: source.file, line: source.line)
    }.layoutNodes(in: environment)
  }
}
