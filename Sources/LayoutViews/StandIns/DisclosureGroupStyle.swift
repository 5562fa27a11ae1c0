import ElementTree

/// How content that can be hidden looks: what is made of its label and of itself.
///
/// ```swift
/// struct IndentedStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       if configuration.isExpanded { configuration.content.padding(.leading, 20) }
///     }
///   }
/// }
/// ```
public protocol DisclosureGroupStyle {
  /// What a group is made of.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group's style is told.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public let label: StyledContent
  /// What can be hidden.
  public let content: StyledContent
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
  let source: SourcePosition
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, a spacer and an arrow of 8 x 14 points, and the content below where it is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}
  /// The row and the content.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    return VStack(
      alignment: .leading,
      content: {
        SplitRow(
          label: configuration.label,
          value: StandInLeaf(kind: "Arrow", width: 8, height: 14, source: source), source: source)
        if configuration.isExpanded { configuration.content }
      }, fileID: source.file, line: source.line)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A row with an arrow over the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any DisclosureGroupStyle>(style: AutomaticDisclosureGroupStyle())
}

extension EnvironmentValues {
  /// How disclosure groups look.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self].style }
    set { self[DisclosureGroupStyleKey.self] = StyleBox(style: newValue) }
  }
}

extension View {
  /// Says how the disclosure groups in the view look.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}
