/// A stand-in for a view that says why there is nothing to see: its label in the font of a title, what it tells in that of a
/// subheadline, and its actions, one below the other, 12 points apart and centred in all that is proposed.
///
/// ```swift
/// let empty = ContentUnavailableView {
///   Label("No letters", systemImage: "tray")
/// } description: {
///   Text("Letters that come are shown here.")
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions
  private let source: SourcePosition

  /// Makes a view of a label, of what it tells, and of actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label, what it tells and the actions, in a frame without limits.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("ContentUnavailableView", source) {
      VStack(
        spacing: 12,
        content: {
          label.font(.title2)
          description.font(.subheadline)
          actions
        }, fileID: file, line: line
      ).frame(maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Makes a view of a label and of what it tells.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: label, description: description, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Makes a view of a label.
  public init(@ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line) {
    self.init(
      label: label, description: { EmptyView() }, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension ContentUnavailableView
where Label == LayoutCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title that is translated with a symbol, and of a text.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: { LayoutCore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) },
      description: { description }, actions: { EmptyView() }, fileID: fileID, line: line)
  }

  /// Makes a view of a title with a symbol, and of a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: { LayoutCore.Label(title, systemImage: systemImage, fileID: fileID, line: line) },
      description: { description }, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}
