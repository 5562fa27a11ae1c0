/// A stand-in for controls that belong together: one beside the other, 8 points apart.
///
/// The nearest ``ControlGroupStyle`` can show them otherwise. Its label is shown where there is no room for the controls, in menus and toolbars, and so never here.
public struct ControlGroup<Content: View>: View, PrimitiveView {
  private let content: Content
  private let label: AnyView
  private let source: SourcePosition

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.init(content: content, label: { EmptyView() }, fileID: fileID, line: line)
  }

  /// Makes a group of controls with a label, which is not shown.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.content = content()
    self.label = AnyView(label())
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a group of controls with a title that is translated, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a group of controls with a title, which is not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// The controls, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = ControlGroupStyleConfiguration(
      content: StyledContent(content), label: StyledContent(label), source: source)
    let style = environment.controlGroupStyle
    environment.connect(style)
    return StandIn("ControlGroup", source) { environment.reading { style.erasedBody(configuration) } }
      .layoutNodes(in: environment)
  }
}
