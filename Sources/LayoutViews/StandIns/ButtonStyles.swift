import ElementTree
import Foundation

/// How buttons look: what is made of their labels.
public protocol ButtonStyle: ControlStyle where StyleConfiguration == ButtonStyleConfiguration {
  /// What is known of the control.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style is told.
public struct ButtonStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultButtonStyle() }

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
public struct PlainButtonStyle: ButtonStyle, DrawnStyle {
  /// Whether the label is drawn as other texts are, and not in the colour of controls.
  private var isPlain = true

  /// Creates a plain button style.
  public init() {}

  fileprivate init(isPlain: Bool) { self.isPlain = isPlain }

  func look(in environment: EnvironmentValues) -> String { isPlain ? "plain" : "borderless" }

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button in a border: 7 points above and below its label and 12 at each side.
///
/// Small controls have 4 and 10, large ones 15 and 20.
public struct BorderedButtonStyle: ButtonStyle, DrawnStyle {
  /// What is drawn behind the label.
  private var ground = "bordered"

  /// Creates a bordered button style.
  public init() {}

  fileprivate init(_ ground: String) { self.ground = ground }

  func look(in environment: EnvironmentValues) -> String { ground }

  /// Returns the label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

/// A button as the platform has it: its label alone, or on a Mac in a border.
public struct DefaultButtonStyle: ButtonStyle, DrawnStyle {
  /// Creates a default button style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { environment.isOnMac ? "bordered" : "borderless" }

  /// Returns the label, or the label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isOnMac {
        BorderedLabel(content: configuration.label)
      } else {
        configuration.label
      }
    } usual: {
      configuration.label
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: Self { Self() }
  /// The label alone, in the colour of controls.
  public static var borderless: Self { Self(isPlain: false) }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  public static var bordered: Self { Self() }
  /// A filled border around the label.
  public static var borderedProminent: Self { Self("prominent") }
  /// A border around the label that looks like glass.
  public static var glass: Self { Self("glass") }
  /// A filled border around the label that looks like glass.
  public static var glassProminent: Self { Self("prominent") }
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

/// A menu as its label alone, or on a Mac in a border with an arrow.
public struct DefaultMenuStyle: MenuStyle, DrawnStyle {
  /// Creates a default menu style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { environment.isOnMac ? "popUp" : "borderless" }

  /// Returns the label, or the label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isOnMac {
        PopUpBorder(content: configuration.label)
      } else {
        configuration.label
      }
    } usual: {
      configuration.label
    }
  }
}

/// A menu as its label alone, without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, DrawnStyle {
  /// Creates a borderless button menu style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { "borderless" }

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A menu as a button, in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public init() {}
  /// Returns a button of the label.
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
  package static var usualStyle: any ControlStyle<Self> { DefaultToggleStyle() }

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

/// The label, a spacer, and a switch of 51 x 31 points, or of the platform's size.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates a switch toggle style.
  public init() {}
  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SplitRow(
      label: configuration.label,
      value: MetricLeaf(
        kind: "Switch", width: .switchWidth, height: .switchHeight, source: configuration.source),
      source: configuration.source, isControl: true, mayOverflow: true)
  }
}

/// A box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates a checkbox toggle style.
  public init() {}
  /// Returns the box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    let box = MetricLeaf(kind: "Checkbox", width: .checkboxSide, height: .checkboxSide, source: source)
    return Marked(mark: box, gap: .checkboxGap, label: configuration.label, source: source)
  }
}

/// A toggle as the platform has it: a switch, or on a Mac outside of forms a box.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  public init() {}
  /// Returns the label, and the switch or the box.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isOnMac, !environment.fillsRows {
        CheckboxToggleStyle().makeBody(configuration: configuration)
      } else {
        SwitchToggleStyle().makeBody(configuration: configuration)
      }
    } usual: {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A mark before a label, which may be hidden.
struct Marked<Mark: View, Label: View>: View {
  @Environment(\.self) private var environment
  var mark: Mark
  var gap: PlatformMetric
  var label: Label
  var source: SourcePosition

  var body: some View {
    if environment.labelsAreHidden {
      mark
    } else {
      HStack(
        spacing: environment.metric(gap),
        content: {
          mark
          label.font(environment.controlFont)
        }, fileID: source.file, line: source.line)
    }
  }
}

/// A label in the border of what pops up, with room for the arrows.
struct PopUpBorder<Content: View>: View {
  @Environment(\.self) private var environment
  var content: Content

  var body: some View {
    content
      .padding(
        EdgeInsets(
          top: 0, leading: environment.metric(.popUpLeading), bottom: 0,
          trailing: environment.metric(.popUpTrailing))
      )
      .frame(height: environment.metric(.popUpHeight))
  }
}

/// The label in a border, as a bordered button has it.
public struct ButtonToggleStyle: ToggleStyle, DrawnStyle {
  /// Creates a button toggle style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { "bordered" }

  /// Returns the label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
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
