/// A stand-in for a label: its icon and its title, 8 points apart, as the nearest ``LabelStyle`` shows them.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon
  private let source: SourcePosition
  /// Whether a style's own code shows it.
  private var isRestyled = false

  /// Makes a label of two views.
  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.title = title()
    self.icon = icon()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The icon and the title, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let environment = isRestyled ? environment.outside(of: \.labelStyles) : environment
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
    let style = environment.labelStyle
    environment.connect(style)
    return StandIn("Label", source) { environment.reading { style.erasedBody(configuration) } }
      .layoutNodes(in: environment)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title: { Text(titleKey, fileID: fileID, line: line) },
      icon: { Image(systemName: name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a label of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title: { Text(String(title), fileID: fileID, line: line) },
      icon: { Image(systemName: name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a label of a text and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String, fileID: String = #fileID, line: Int = #line)
  {
    self.init(
      title: { Text(titleKey, fileID: fileID, line: line) },
      icon: { Image(name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a label of a text and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(
      title: { Text(String(title), fileID: fileID, line: line) },
      icon: { Image(name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is told of, as the style around that one shows it.
  public init(_ configuration: LabelStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      title: { configuration.title }, icon: { configuration.icon }, fileID: fileID, line: line)
    isRestyled = true
  }
}
