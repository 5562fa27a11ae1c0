/// A stand-in for a box: its label in the headline's font over its content, with 16 points of space around both.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition

  /// Makes a box with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label and the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("GroupBox", source) {
      VStack(
        alignment: .leading,
        content: {
          label.font(.headline)
          content
        }, fileID: file, line: line
      ).padding(16, fileID: file, line: line)
    }.layoutNodes(in: environment)
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
