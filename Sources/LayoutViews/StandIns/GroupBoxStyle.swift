import ElementTree

/// How boxes look: what is made of their labels and contents.
///
/// ```swift
/// struct FlatStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading, spacing: 2) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
public protocol GroupBoxStyle {
  /// What a box is made of.
  associatedtype Body: View
  /// What is known of the box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box's style is told.
public struct GroupBoxStyleConfiguration {
  /// A box's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// A box's content, whatever its type.
  public struct Content: View, PrimitiveView {
    let view: AnyView
    /// The content's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The label; of a box that has none it makes no view.
  public let label: Label
  /// The content.
  public let content: Content
  let source: SourcePosition
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label in the headline's font over the content, with 16 points of space around both.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}
  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    return VStack(
      alignment: .leading,
      content: {
        configuration.label.font(.headline)
        configuration.content
      }, fileID: file, line: line
    ).padding(16, fileID: file, line: line)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label over the content, with space around both.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any GroupBoxStyle>(style: DefaultGroupBoxStyle())
}

extension EnvironmentValues {
  /// How boxes look.
  var groupBoxStyle: any GroupBoxStyle {
    get { groupBoxStyles.style }
    set { groupBoxStyles = StyleBox(style: newValue, outer: groupBoxStyles) }
  }
  /// The style with those around it.
  var groupBoxStyles: StyleBox<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the boxes in the view look.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    modifier(EnvironmentModifier { $0.groupBoxStyle = style })
  }
}
