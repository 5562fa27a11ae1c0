import ElementTree

/// How forms look: what is made of their content.
///
/// ```swift
/// struct PlainForm: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading, spacing: 12) { configuration.content }
///   }
/// }
/// ```
public protocol FormStyle {
  /// What a form is made of.
  associatedtype Body: View
  /// What is known of the form.
  typealias Configuration = FormStyleConfiguration
  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form's style is told.
public struct FormStyleConfiguration {
  /// A form's content, whatever its type.
  public struct Content: View, PrimitiveView {
    let view: AnyView
    /// The content's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The rows.
  public let content: Content
  let source: SourcePosition
}

extension FormStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A form as a scroll view of rows.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// The rows.
  public func makeBody(configuration: Configuration) -> some View { FormRows(configuration: configuration) }
}

/// A form as a scroll view of rows, as the automatic one.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// The rows.
  public func makeBody(configuration: Configuration) -> some View { FormRows(configuration: configuration) }
}

/// A form that does not scroll: its content below each other, aligned at the leading edge.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// The content in a column.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(
      alignment: .leading, content: { configuration.content }, fileID: configuration.source.file,
      line: configuration.source.line)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A scroll view of rows.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A scroll view of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A column that does not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any FormStyle>(style: AutomaticFormStyle())
}

extension EnvironmentValues {
  /// How forms look.
  var formStyle: any FormStyle {
    get { formStyles.style }
    set { formStyles = StyleBox(style: newValue, outer: formStyles) }
  }
  /// The style with those around it.
  var formStyles: StyleBox<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the forms in the view look.
  public func formStyle(_ style: some FormStyle) -> some View {
    modifier(EnvironmentModifier { $0.formStyle = style })
  }
}
