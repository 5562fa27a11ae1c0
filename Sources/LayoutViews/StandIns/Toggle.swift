import ElementTree

/// A stand-in for a toggle: its label, a spacer and a switch of 51 x 31 points, as the nearest ``ToggleStyle`` shows them.
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a toggle of a value, which ``ViewSession/tap(_:)`` switches.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.isOn = isOn
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label and the switch, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = ToggleStyleConfiguration(
      label: StyledContent(label), isOn: isOn, source: source)
    return environment.nodes(
      of: configuration, "Toggle", source, isRestyled: isRestyled, behavior: ToggleBehavior(isOn: isOn),
      attributes: ["isOn": "\(isOn.wrappedValue)"])
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

extension Toggle where Label == LayoutViews.Label<Text, Image> {
  /// Creates a toggle with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      isOn: isOn,
      label: { LayoutViews.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      isOn: isOn, label: { LayoutViews.Label(title, systemImage: systemImage, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration, shown by the next style further out.
  public init(_ configuration: ToggleStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}
