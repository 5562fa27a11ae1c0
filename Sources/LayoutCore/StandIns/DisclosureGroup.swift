/// A stand-in for content that can be hidden: its label, a spacer and an arrow of 8 x 14 points, and the content below
/// where it is shown, or as the nearest ``DisclosureGroupStyle`` shows them.
public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content
  private let source: SourcePosition

  /// Makes a group that is shown as the binding says.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label, and the content where it is shown.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = DisclosureGroupStyleConfiguration(
      label: StyledContent(label), content: StyledContent(content), isExpanded: isExpanded, source: source)
    let style = environment.disclosureGroupStyle
    environment.connect(style)
    return StandIn("DisclosureGroup", source, behavior: ToggleBehavior(isOn: isExpanded)) {
      environment.reading { style.erasedBody(configuration) }
    }.layoutNodes(in: environment)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(String(title), fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}
