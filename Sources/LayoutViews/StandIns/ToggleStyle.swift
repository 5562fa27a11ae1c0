import ElementTree

/// How toggles look: what is made of their labels.
public protocol ToggleStyle {
  /// What a toggle is made of.
  associatedtype Body: View
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle's style is told.
public struct ToggleStyleConfiguration {
  /// A toggle's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  let source: SourcePosition

  init(label: Label, isOn: Binding<Bool>, source: SourcePosition) {
    self.label = label
    _isOn = isOn
    self.source = source
  }
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, a spacer, and a switch of 51 x 31 points.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SplitRow(
      label: configuration.label,
      value: StandInLeaf(kind: "Switch", width: 51, height: 31, source: configuration.source),
      source: configuration.source, isControl: true)
  }
}

/// The label in a border, as a bordered button has it.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// The label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any ToggleStyle>(style: SwitchToggleStyle())
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: any ToggleStyle {
    get { toggleStyles.style }
    set { toggleStyles = StyleBox(style: newValue, outer: toggleStyles) }
  }
  /// The style with those around it.
  var toggleStyles: StyleBox<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the toggles in the view look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    modifier(EnvironmentModifier { $0.toggleStyle = style })
  }
}
