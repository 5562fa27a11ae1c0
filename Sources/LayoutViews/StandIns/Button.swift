import ElementTree

/// The role of a button, beyond its action.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// The button has a destructive action.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels, without another effect.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A stand-in for a button: its label, as the nearest ``ButtonStyle`` shows it.
///
/// Without a style the label is laid out alone. ``ViewSession/tap(_:)`` presses the button.
public struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a button around a label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.role = role
    self.action = action
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    if !isRestyled, let style = environment.chosen((any ControlStyle<PrimitiveButtonStyleConfiguration>).self)
    {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: StyledContent(label), action: action)
      return environment.nodes(of: configuration, by: style, "Button", source)
    }
    var environment = environment
    environment[StyleKey<any ControlStyle<PrimitiveButtonStyleConfiguration>>.self] = nil
    let configuration = ButtonStyleConfiguration(role: role, label: StyledContent(label), isPressed: false)
    return environment.nodes(
      of: configuration, "Button", source, behavior: TapBehavior(action: action),
      attributes: role.map { ["role": $0.name] } ?? [:])
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration, shown by the nearest ``ButtonStyle``.
  public init(
    _ configuration: PrimitiveButtonStyleConfiguration, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: configuration.role, action: configuration.action, label: { configuration.label }, fileID: fileID,
      line: line)
    isRestyled = true
  }
}

extension Button where Label == Text {
  /// Creates a button with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }
}

extension Button where Label == LayoutViews.Label<Text, Image> {
  /// Creates a button with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action,
      label: { LayoutViews.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action,
      label: { LayoutViews.Label(title, systemImage: systemImage, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}

/// A stand-in for the button that begins and ends editing: the word "Edit", as the nearest ``ButtonStyle`` shows it.
public struct EditButton: View, PrimitiveView {
  private let source: SourcePosition

  /// Creates the button, which never begins editing.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a button with the word.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("EditButton", source) { Button("Edit", action: {}, fileID: source.file, line: source.line) }
      .layoutNodes(in: environment)
  }
}

/// A stand-in for a button that shares an item: its label, or a symbol and the word "Share…".
public struct ShareLink<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Creates a link with a label.
  public init<Item>(
    item: Item, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ShareLink", source) { label }.layoutNodes(in: environment)
  }
}

extension ShareLink where Label == LayoutViews.Label<Text, Image> {
  /// Creates a link with the usual label.
  public init<Item>(item: Item, fileID: String = #fileID, line: Int = #line) {
    self.init(
      item: item,
      label: { LayoutViews.Label("Share…", systemImage: "square.and.arrow.up", fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}
