import ElementTree
import Foundation

/// A stand-in for a menu: its label, as the nearest ``MenuStyle`` shows it; its choices are not shown.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a menu with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a menu with a label and an action that runs when it is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(content: content, label: label, fileID: fileID, line: line)
  }

  /// Returns the label, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = MenuStyleConfiguration(
      label: StyledContent(label),
      content: StyledContent(content))
    return environment.nodes(of: configuration, "Menu", source, isRestyled: isRestyled)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's configuration, shown by the next style further out.
  public init(_ configuration: MenuStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Creates a menu with a title.
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

extension Menu where Label == LayoutViews.Label<Text, Image> {
  /// Creates a menu with a translated title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content,
      label: { LayoutViews.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}

/// A stand-in for a link to a page: its label.
public struct Link<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Creates a link with a label.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("Link", source) { label }.layoutNodes(in: environment)
  }
}

extension Link where Label == Text {
  /// Creates a link with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: URL, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }
}
