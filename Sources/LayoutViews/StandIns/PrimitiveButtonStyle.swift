import ElementTree

/// How buttons look and what triggers them: what is made of their labels.
///
/// ```swift
/// struct TappedTwice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told that triggers buttons itself.
public struct PrimitiveButtonStyleConfiguration {
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
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

private enum PrimitiveButtonStyleKey: EnvironmentKey {
  static let defaultValue: StyleBox<any PrimitiveButtonStyle>? = nil
}

extension EnvironmentValues {
  /// What triggers buttons; `nil` where a ``ButtonStyle`` is nearer, or nothing.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self]?.style }
    set { self[PrimitiveButtonStyleKey.self] = newValue.map { StyleBox(style: $0) } }
  }
}

extension View {
  /// Says how the buttons in the view look, and what triggers them.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    modifier(EnvironmentModifier { $0.primitiveButtonStyle = style })
  }
}
