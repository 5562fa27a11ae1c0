import ElementTree

/// How labels look: what is made of their titles and icons.
public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View
  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label's style is told.
public struct LabelStyleConfiguration {
  /// A label's title, whatever its type.
  public struct Title: View, PrimitiveView {
    let view: AnyView
    /// The title's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// A label's icon, whatever its type.
  public struct Icon: View, PrimitiveView {
    let view: AnyView
    /// The icon's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The icon before the title, 8 points apart.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any LabelStyle>(style: TitleAndIconLabelStyle())
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { labelStyles.style }
    set { labelStyles = StyleBox(style: newValue, outer: labelStyles) }
  }
  /// The style with those around it.
  var labelStyles: StyleBox<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the labels in the view look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = style })
  }
}
