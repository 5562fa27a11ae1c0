/// A stand-in for a labelled value: the label, a spacer and the value, or as the nearest ``LabeledContentStyle`` shows them.
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's own code shows it.
  private var isRestyled = false

  /// Makes a value with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label and the value, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let environment = isRestyled ? environment.outside(of: \.labeledContentStyles) : environment
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(view: AnyView(content)), source: source)
    let style = environment.labeledContentStyle
    environment.connect(style)
    return StandIn("LabeledContent", source) { environment.reading { style.erasedBody(configuration) } }
      .layoutNodes(in: environment)
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Makes a value with a title.
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

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a string with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: { Text(String(value), fileID: fileID, line: line) },
      label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a string with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: { Text(String(value), fileID: fileID, line: line) },
      label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

/// A label at one end of a row, and something at the other.
struct SplitRow<Label: View, Value: View>: View {
  var label: Label
  var value: Value
  var source: SourcePosition
  /// Whether the row is a control, whose label may be hidden.
  var isControl = false
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if isControl, labelsAreHidden {
      value
    } else {
      HStack(
        content: {
          label
          Spacer(fileID: source.file, line: source.line)
          value
        }, fileID: source.file, line: source.line)
    }
  }
}

private enum LabelsAreHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls are shown without their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

extension View {
  /// Shows toggles, steppers and pickers of dates and colours in the view without their labels, and as wide as they are.
  public func labelsHidden(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("labelsHidden", [:], fileID, line).environment(\.labelsAreHidden, true)
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the labelled value that a style is told of, as the style around that one shows it.
  public init(_ configuration: LabeledContentStyleConfiguration, fileID: String = #fileID, line: Int = #line)
  {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}
