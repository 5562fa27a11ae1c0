import ElementTree

/// How buttons look: what is made of their labels.
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style is told.
public struct ButtonStyleConfiguration {
  /// A button's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// What the button does, beyond its action.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is being pressed; never here.
  public let isPressed: Bool
}

extension ButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A button as its label alone.
public struct PlainButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button in a border: 7 points above and below its label and 12 at each side.
///
/// Small controls have 4 and 10, large ones 15 and 20.
public struct BorderedButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var automatic: PlainButtonStyle { PlainButtonStyle() }
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
  /// The label alone.
  public static var borderless: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// A filled border around the label.
  public static var borderedProminent: BorderedButtonStyle { BorderedButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any ButtonStyle>(style: PlainButtonStyle())
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self].style }
    set { self[ButtonStyleKey.self] = StyleBox(style: newValue) }
  }
}

extension View {
  /// Says how the buttons in the view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonStyle = style
        $0.primitiveButtonStyle = nil
      })
  }
}
