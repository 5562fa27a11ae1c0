import ElementTree

/// How menus look: what is made of their labels.
///
/// ```swift
/// struct BoxedMenu: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(6).border(Color.gray)
///   }
/// }
/// ```
public protocol MenuStyle {
  /// What a menu is made of.
  associatedtype Body: View
  /// What is known of the menu.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu's style is told.
public struct MenuStyleConfiguration {
  /// A menu's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// What a menu offers, whatever its type.
  public struct Content: View, PrimitiveView {
    let view: AnyView
    /// The content's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The label.
  public let label: Label
  /// What the menu offers; it is not shown while the menu is closed.
  public let content: Content
}

extension MenuStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
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
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label alone.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of the buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any MenuStyle>(style: DefaultMenuStyle())
}

extension EnvironmentValues {
  /// How menus look.
  var menuStyle: any MenuStyle {
    get { menuStyles.style }
    set { menuStyles = StyleBox(style: newValue, outer: menuStyles) }
  }
  /// The style with those around it.
  var menuStyles: StyleBox<any MenuStyle> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the menus in the view look.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    modifier(EnvironmentModifier { $0.menuStyle = style })
  }
}
