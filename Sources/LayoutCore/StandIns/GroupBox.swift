/// A stand-in for a box: its label in the headline's font over its content, with 16 points of space around both, or as the
/// nearest ``GroupBoxStyle`` shows them.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's own code shows it.
  private var isRestyled = false

  /// Makes a box with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label and the content, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let environment = isRestyled ? environment.outside(of: \.groupBoxStyles) : environment
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
      content: GroupBoxStyleConfiguration.Content(view: AnyView(content)), source: source)
    let style = environment.groupBoxStyle
    environment.connect(style)
    return StandIn("GroupBox", source) { environment.reading { style.erasedBody(configuration) } }
      .layoutNodes(in: environment)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.init(content: content, label: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style is told of, as the style around that one shows it.
  public init(_ configuration: GroupBoxStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}
