import ElementTree

/// How groups of controls look: what is made of the controls.
///
/// ```swift
/// struct ColumnOfControls: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
public protocol ControlGroupStyle {
  /// What a group is made of.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control group's style is told.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: StyledContent
  /// What the group is called.
  public let label: StyledContent
  let source: SourcePosition
}

extension ControlGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The controls beside each other, 8 points apart, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// A row of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(
      spacing: 8, content: { configuration.content }, fileID: configuration.source.file,
      line: configuration.source.line)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A row of the controls.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any ControlGroupStyle>(style: AutomaticControlGroupStyle())
}

extension EnvironmentValues {
  /// How groups of controls look.
  var controlGroupStyle: any ControlGroupStyle {
    get { controlGroupStyles.style }
    set { controlGroupStyles = StyleBox(style: newValue, outer: controlGroupStyles) }
  }
  /// The style with those around it.
  var controlGroupStyles: StyleBox<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the groups of controls in the view look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    modifier(EnvironmentModifier { $0.controlGroupStyle = style })
  }
}
