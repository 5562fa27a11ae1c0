import ElementTree
import Foundation

/// The appearance of buttons, built from their labels.
public protocol ButtonStyle: ControlStyle where StyleConfiguration == ButtonStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that its style receives.
public struct ButtonStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultButtonStyle() }

  /// A button's label, with its type erased.
  public typealias Label = StyledContent

  /// The button's role; `nil` for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed; always false here.
  public let isPressed: Bool
}

/// A style that shows the label alone.
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

/// A style with a border: 7 points above and below the label and 12 at each side.
///
/// Small controls have 4 and 10, large ones 15 and 20. These are the numbers on no platform; a platform has
/// its own.
public struct BorderedButtonStyle: ButtonStyle, DrawnStyle {
  /// The background behind the label.
  private var background = "bordered"

  /// Creates a bordered button style.
  public init() {}

  fileprivate init(_ background: String) { self.background = background }

  func look(in environment: EnvironmentValues) -> String { background }

  /// Returns the label with its insets.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(content: configuration.label)
  }
}

/// The platform's style: the label alone, or on a Mac in a border.
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
    } fallback: {
      configuration.label
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The platform's default.
  public static var automatic: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A style that shows the label alone.
  public static var plain: Self { Self() }
  /// A style that shows the label alone, in the colour of controls.
  public static var borderless: Self { Self(isPlain: false) }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border around the label.
  public static var bordered: Self { Self() }
  /// A style with a filled border around the label.
  public static var borderedProminent: Self { Self("prominent") }
  /// A style with a border around the label that looks like glass.
  public static var glass: Self { Self("glass") }
  /// A style with a filled border around the label that looks like glass.
  public static var glassProminent: Self { Self("prominent") }
}

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    modifier(
      EnvironmentModifier {
        $0.choose(style as any ControlStyle<ButtonStyleConfiguration>)
        // The nearest style is used, regardless of its kind.
        $0[StyleKey<any ControlStyle<PrimitiveButtonStyleConfiguration>>.self] = nil
      })
  }
}

/// The appearance of buttons and the gesture that triggers them, built from their labels.
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
  /// The configuration that the style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that are passed to a style which triggers buttons itself.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label, with its type erased.
  public typealias Label = StyledContent

  /// The button's role; `nil` for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Performs the button's action.
  public func trigger() { action() }
}

extension View {
  /// Sets the style of the buttons in the view, and the gesture that triggers them.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    choosing(style as any ControlStyle<PrimitiveButtonStyleConfiguration>)
  }
}

/// The appearance of menus, built from their labels.
///
/// ```swift
/// struct BoxedMenu: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(6).border(Color.gray)
///   }
/// }
/// ```
public protocol MenuStyle: ControlStyle where StyleConfiguration == MenuStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that its style receives.
public struct MenuStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultMenuStyle() }

  /// A menu's label, with its type erased.
  public typealias Label = StyledContent

  /// The menu's choices, with their type erased.
  public typealias Content = StyledContent

  /// The label.
  public let label: Label
  /// The menu's choices, which are not shown while the menu is closed.
  public let content: Content
}

/// A style that shows the label alone, or on a Mac in a border with an arrow.
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
    } fallback: {
      configuration.label
    }
  }
}

/// A style that shows the label alone, without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, DrawnStyle {
  /// Creates a borderless button menu style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { "borderless" }

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style that shows a menu as a button, in the style of the surrounding buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public init() {}
  /// Returns a button of the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: the label alone.
  public static var automatic: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows the label alone.
  public static var borderlessButton: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a button, in the style of the surrounding buttons.
  public static var button: Self { Self() }
}

extension View {
  /// Sets the style of the menus in the view.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    choosing(style as any ControlStyle<MenuStyleConfiguration>)
  }
}

/// The appearance of toggles, built from their labels.
public protocol ToggleStyle: ControlStyle where StyleConfiguration == ToggleStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that its style receives.
public struct ToggleStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultToggleStyle() }

  /// A toggle's label, with its type erased.
  public typealias Label = StyledContent

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  let source: SourcePosition

  init(label: Label, isOn: Binding<Bool>, source: SourcePosition) {
    self.label = label
    _isOn = isOn
    self.source = source
  }
}

/// A style with the label, a spacer, and a switch of 51 x 31 points, or of the platform's size.
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

/// A style with a box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates a checkbox toggle style.
  public init() {}
  /// Returns the box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    let box = MetricLeaf(kind: "Checkbox", width: .checkboxSide, height: .checkboxSide, source: source)
    return Marked(mark: box, gap: .checkboxGap, label: configuration.label, source: source).asControl()
  }
}

/// The platform's style: a switch, or on a Mac outside forms a box.
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
    } fallback: {
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

/// A label in the border of a pop-up button, with space for the arrows.
struct PopUpBorder<Content: View>: View {
  @Environment(\.self) private var environment
  var content: Content

  var body: some View {
    GivingSides(
      content: content,
      insets: EdgeInsets(
        top: 0, leading: environment.metric(.popUpLeading), bottom: 0,
        trailing: environment.metric(.popUpTrailing))
    )
    .frame(height: environment.metric(.popUpHeight))
  }
}

/// A style that shows the label in the border of a bordered button.
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
  /// The platform's default.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a box.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that looks like a button.
  public static var button: Self { Self() }
}

extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    choosing(style as any ControlStyle<ToggleStyleConfiguration>)
  }
}
