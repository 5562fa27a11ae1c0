import ElementTree

/// How labelled values look: what is made of their labels and contents.
///
/// ```swift
/// struct ColumnStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
public protocol LabeledContentStyle {
  /// What a labelled value is made of.
  associatedtype Body: View
  /// What is known of the labelled value.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a labelled value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a labelled value's style is told.
public struct LabeledContentStyleConfiguration {
  /// A label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// A value, whatever its type.
  public struct Content: View, PrimitiveView {
    let view: AnyView
    /// The value's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
  let source: SourcePosition
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, a spacer and the value in a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}
  /// The label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    SplitRow(label: configuration.label, value: configuration.content, source: configuration.source)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, a spacer and the value in a row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any LabeledContentStyle>(style: AutomaticLabeledContentStyle())
}

extension EnvironmentValues {
  /// How labelled values look.
  var labeledContentStyle: any LabeledContentStyle {
    get { labeledContentStyles.style }
    set { labeledContentStyles = StyleBox(style: newValue, outer: labeledContentStyles) }
  }
  /// The style with those around it.
  var labeledContentStyles: StyleBox<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the labelled values in the view look.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    modifier(EnvironmentModifier { $0.labeledContentStyle = style })
  }
}
