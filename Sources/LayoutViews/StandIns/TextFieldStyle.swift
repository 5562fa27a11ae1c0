import ElementTree

/// How fields of text look: what is made of a field.
///
/// The name of the requirement is SwiftUI's own.
///
/// ```swift
/// struct BoxedStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(10).background(Color.gray)
///   }
/// }
/// ```
public protocol TextFieldStyle {
  /// What a field is made of.
  associatedtype _Body: View
  /// The label of the field that a style is handed.
  typealias _Label = StyledContent
  /// The view of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle {
  func erasedBody(_ configuration: TextField<StyledContent>) -> AnyView {
    AnyView(_body(configuration: configuration))
  }
}

/// A field as its line of text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field in a border: 7 points around its line of text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// The field with its insets.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(7, fileID: configuration.source.file, line: configuration.source.line)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The line of text alone.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// The line of text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border around the line.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any TextFieldStyle>(style: PlainTextFieldStyle())
}

extension EnvironmentValues {
  /// How fields of text look.
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self].style }
    set { self[TextFieldStyleKey.self] = StyleBox(style: newValue) }
  }
}

extension View {
  /// Says how the fields of text in the view look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    modifier(EnvironmentModifier { $0.textFieldStyle = style })
  }
}
