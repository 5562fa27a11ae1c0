import ElementTree
import Foundation

/// A stand-in for a label: its icon and its title, 8 points apart, as the nearest ``LabelStyle`` shows them.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a label of two views.
  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.title = title()
    self.icon = icon()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the icon and the title, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = LabelStyleConfiguration(
      title: StyledContent(title),
      icon: StyledContent(icon))
    return environment.nodes(of: configuration, "Label", source, isRestyled: isRestyled)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title: { Text(titleKey, fileID: fileID, line: line) },
      icon: { Image(systemName: name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a label of a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      title: { Text(String(title), fileID: fileID, line: line) },
      icon: { Image(systemName: name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a label of a text and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String, fileID: String = #fileID, line: Int = #line)
  {
    self.init(
      title: { Text(titleKey, fileID: fileID, line: line) },
      icon: { Image(name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a label of a text and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(
      title: { Text(String(title), fileID: fileID, line: line) },
      icon: { Image(name, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration, shown by the next style further out.
  public init(_ configuration: LabelStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      title: { configuration.title }, icon: { configuration.icon }, fileID: fileID, line: line)
    isRestyled = true
  }
}

/// A stand-in for a labelled value: the label, a spacer and the value, or as the nearest ``LabeledContentStyle`` shows them.
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a value with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label and the value, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = LabeledContentStyleConfiguration(
      label: StyledContent(label),
      content: StyledContent(content), source: source)
    return environment.nodes(of: configuration, "LabeledContent", source, isRestyled: isRestyled)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Creates a value with a title.
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
  /// Creates a string with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: { Text(String(value), fileID: fileID, line: line) },
      label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a string with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: { Text(String(value), fileID: fileID, line: line) },
      label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

/// A label at one end of a row, and another view at the other, with the platform's spacing.
struct SplitRow<Label: View, Value: View>: View {
  typealias Body = Never
  var label: Label
  var value: Value
  var source: SourcePosition
  /// Whether the row is a control, whose label may be hidden.
  var isControl = false
  /// Whether the row of a list is as high as the label, whatever is at its end.
  var mayOverflow = false
  /// Whether the value stands below the label in a phone's row in large letters.
  var isStackedWhenLarge = false

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    guard environment.platform != nil else {
      return UsualSplitRow(label: label, value: value, source: source, isControl: isControl)
        .layoutNodes(in: environment)
    }
    return PlatformSplitRow(
      label: label, value: value, source: source, isControl: isControl, mayOverflow: mayOverflow,
      isStackedWhenLarge: isStackedWhenLarge
    ).layoutNodes(in: environment)
  }
}

/// The row on no platform.
private struct UsualSplitRow<Label: View, Value: View>: View {
  var label: Label
  var value: Value
  var source: SourcePosition
  var isControl: Bool
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if isControl, labelsAreHidden {
      value
    } else {
      HStack(
        content: {
          StackedLabel(label: label, source: source)
          Spacer(fileID: source.file, line: source.line)
          value
        }, fileID: source.file, line: source.line)
    }
  }
}

/// A label of which several views are below each other, as a title and what explains it are.
struct StackedLabel<Label: View>: View {
  typealias Body = Never
  var label: Label
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = label.layoutNodes(in: environment)
    guard nodes.count > 1 else { return nodes }
    return VStack(alignment: .leading, content: { label }, fileID: source.file, line: source.line)
      .layoutNodes(in: environment)
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
  /// Hides the labels of toggles, steppers and pickers of dates and colours in the view, which are then only
  /// as wide as their controls.
  public func labelsHidden(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("labelsHidden", [:], fileID, line).environment(\.labelsAreHidden, true)
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labelled value of a style's configuration, shown by the next style further out.
  public init(_ configuration: LabeledContentStyleConfiguration, fileID: String = #fileID, line: Int = #line)
  {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}

/// A stand-in for a view that explains why there is no content: its label in the font of a title, the
/// description in that of a subheadline, and its actions, one below the other, 12 points apart and centred in
/// the whole proposed size.
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

  /// Creates a view of a label, a description, and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label, the description and the actions, in a frame without limits.
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
  /// Creates a view of a label and a description.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: label, description: description, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a view of a label.
  public init(@ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line) {
    self.init(
      label: label, description: { EmptyView() }, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension ContentUnavailableView
where Label == LayoutViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a translated title with a symbol, and of a description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: { LayoutViews.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) },
      description: { description }, actions: { EmptyView() }, fileID: fileID, line: line)
  }

  /// Creates a view of a title with a symbol, and of a description.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      label: { LayoutViews.Label(title, systemImage: systemImage, fileID: fileID, line: line) },
      description: { description }, actions: { EmptyView() }, fileID: fileID, line: line)
  }
}
