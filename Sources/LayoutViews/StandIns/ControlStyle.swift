import ElementTree

/// The appearance of controls of one kind, built from the properties of a control.
///
/// Each kind has a protocol of its own, such as ``ButtonStyle``, which states the configuration of its
/// styles.
public protocol ControlStyle<StyleConfiguration> {
  /// The configuration that the style receives.
  associatedtype StyleConfiguration
  /// The view of which the control consists.
  associatedtype Body: View
  /// Returns the view of a control.
  @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body
}

/// The configuration of the styles of one kind of control.
package protocol ControlConfiguration {
  /// The style of such controls where none is set.
  static var usualStyle: any ControlStyle<Self> { get }
}

/// The style that was set for one kind of control; `nil` for the usual one.
struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: StyleBox<Style>? { nil }
}

/// A style in the environment, with its type erased.
final class StyleBox<Style>: @unchecked Sendable {
  // Unchecked: styles need not be sendable; they make views where these are resolved, as views themselves do.
  let style: Style
  /// The next style further out, in which a style's own body shows the control; `nil` for the usual one.
  let outer: StyleBox?
  /// Whether the style's body is being evaluated: a control that it shows again has the next style further
  /// out.
  let isStyling: Bool

  init(style: Style, outer: StyleBox? = nil, isStyling: Bool = false) {
    self.style = style
    self.outer = outer
    self.isStyling = isStyling
  }
}

extension EnvironmentValues {
  /// Returns the style that was set; `nil` for the usual one.
  func chosen<Style>(_ style: Style.Type) -> Style? { self[StyleKey<Style>.self]?.style }

  /// Sets the style of one kind of control.
  mutating func choose<Style>(_ style: Style) {
    self[StyleKey<Style>.self] = StyleBox(style: style, outer: self[StyleKey<Style>.self])
  }

  /// Returns the nodes that the environment's style gives a control.
  ///
  /// Where a style's own code shows its control again, the next style further out does so, unless that code
  /// sets another one.
  func nodes<Configuration: ControlConfiguration>(
    of configuration: Configuration, _ kind: String, _ source: SourcePosition, isRestyled: Bool = false,
    behavior: any ViewBehavior = NoBehavior(), attributes: [String: String] = [:]
  ) -> [LayoutNode] {
    typealias Style = any ControlStyle<Configuration>
    var environment = self
    if isRestyled, let own = self[StyleKey<Style>.self], own.isStyling {
      environment[StyleKey<Style>.self] = own.outer
    }
    environment[StyleKey<Style>.self] = environment[StyleKey<Style>.self].map {
      StyleBox(style: $0.style, outer: $0.outer, isStyling: true)
    }
    return environment.nodes(
      of: configuration, by: environment.chosen(Style.self) ?? Configuration.usualStyle, kind, source,
      behavior: behavior, attributes: attributes)
  }

  /// Returns the nodes that a style gives a control.
  func nodes<Configuration>(
    of configuration: Configuration, by style: any ControlStyle<Configuration>, _ kind: String,
    _ source: SourcePosition, behavior: any ViewBehavior = NoBehavior(), attributes: [String: String] = [:]
  ) -> [LayoutNode] {
    connect(style)
    var attributes = attributes
    if platform != nil { attributes["look"] = (style as? any DrawnStyle)?.look(in: self) }
    return StandIn(kind, source, behavior: behavior, attributes: attributes) {
      reading { style.erasedBody(configuration) }
    }
    .layoutNodes(in: self)
  }
}

/// A style that draws something around the views of its controls.
protocol DrawnStyle {
  /// Returns the appearance of the control in a drawing, such as `bordered`.
  func look(in environment: EnvironmentValues) -> String
}

extension ControlStyle {
  fileprivate func erasedBody(_ configuration: StyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of one kind of control in the view.
  func choosing<Style>(_ style: Style) -> some View { modifier(EnvironmentModifier { $0.choose(style) }) }
}

/// A part of a control in a style's configuration, with its type erased.
public struct StyledContent: View, PrimitiveView {
  private let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  /// Returns the part's nodes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    view.layoutNodes(in: environment)
  }
}

extension StyledContent {
  /// Returns a part that may be missing.
  static func some(_ view: some View) -> StyledContent? { AnyView(view).isEmpty ? nil : StyledContent(view) }
}
