import ElementTree
import Foundation

/// How buttons look: what is made of their labels.
public protocol ButtonStyle: ControlStyle where StyleConfiguration == ButtonStyleConfiguration {
  /// What is known of the control.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style is told.
public struct ButtonStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { PlainButtonStyle() }

  /// A button's label, whatever its type.
  public typealias Label = StyledContent

  /// What the button does, beyond its action.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is being pressed; never here.
  public let isPressed: Bool
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
  public static var automatic: Self { Self() }
  /// The label alone.
  public static var plain: Self { Self() }
  /// The label alone.
  public static var borderless: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  public static var bordered: Self { Self() }
  /// A filled border around the label.
  public static var borderedProminent: Self { Self() }
}

extension View {
  /// Says how the buttons in the view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    modifier(
      EnvironmentModifier {
        $0.choose(style as any ControlStyle<ButtonStyleConfiguration>)
        // The nearest counts, of whichever kind it is.
        $0[StyleKey<any ControlStyle<PrimitiveButtonStyleConfiguration>>.self] = nil
      })
  }
}

/// How buttons look and what triggers them: what is made of their labels.
///
/// ```swift
/// struct TappedTwice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle: ControlStyle
where StyleConfiguration == PrimitiveButtonStyleConfiguration {
  /// What is known of the control.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style is told that triggers buttons itself.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label, whatever its type.
  public typealias Label = StyledContent

  /// What the button does, beyond its action.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension View {
  /// Says how the buttons in the view look, and what triggers them.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    choosing(style as any ControlStyle<PrimitiveButtonStyleConfiguration>)
  }
}

/// How menus look: what is made of their labels.
///
/// ```swift
/// struct BoxedMenu: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(6).border(Color.gray)
///   }
/// }
/// ```
public protocol MenuStyle: ControlStyle where StyleConfiguration == MenuStyleConfiguration {
  /// What is known of the control.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu's style is told.
public struct MenuStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultMenuStyle() }

  /// A menu's label, whatever its type.
  public typealias Label = StyledContent

  /// What a menu offers, whatever its type.
  public typealias Content = StyledContent

  /// The label.
  public let label: Label
  /// What the menu offers; it is not shown while the menu is closed.
  public let content: Content
}

/// A menu as its label alone.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A menu as its label alone, without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A menu as a button, in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// A button of the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The label alone.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label alone.
  public static var borderlessButton: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of the buttons around.
  public static var button: Self { Self() }
}

extension View {
  /// Says how the menus in the view look.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    choosing(style as any ControlStyle<MenuStyleConfiguration>)
  }
}

/// How toggles look: what is made of their labels.
public protocol ToggleStyle: ControlStyle where StyleConfiguration == ToggleStyleConfiguration {
  /// What is known of the control.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle's style is told.
public struct ToggleStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { SwitchToggleStyle() }

  /// A toggle's label, whatever its type.
  public typealias Label = StyledContent

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
  public static var automatic: Self { Self() }
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: Self { Self() }
}

extension View {
  /// Says how the toggles in the view look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    choosing(style as any ControlStyle<ToggleStyleConfiguration>)
  }
}
