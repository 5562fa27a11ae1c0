import ElementTree

/// How progress looks: what is made of labels and of how far something is.
///
/// ```swift
/// struct ThickStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Capsule().frame(height: 12)
///       configuration.label
///     }
///   }
/// }
/// ```
public protocol ProgressViewStyle {
  /// What a progress view is made of.
  associatedtype Body: View
  /// What is known of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view's style is told.
public struct ProgressViewStyleConfiguration {
  /// A progress view's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// How far it is, from 0 to 1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// The label; `nil` where there is none.
  public let label: Label?
  let source: SourcePosition
}

extension ProgressViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar where it is known how far it is, otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// The bar or the wheel, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: configuration.fractionCompleted != nil, configuration: configuration)
  }
}

/// A bar as wide as is proposed and 4 points high, with the label above it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// The bar and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: true, configuration: configuration)
  }
}

/// A wheel of 20 x 20 points, with the label below it; 16 for small controls and 37 for large ones.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// The wheel and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: false, configuration: configuration)
  }
}

private struct ProgressRecipe: View {
  @Environment(\.controlSize) private var size
  var isBar: Bool
  var configuration: ProgressViewStyleConfiguration

  var body: some View {
    let source = configuration.source
    VStack(
      alignment: isBar ? .leading : .center,
      content: {
        if isBar { configuration.label }
        StandInLeaf(
          kind: isBar ? "ProgressBar" : "ProgressWheel", width: isBar ? nil : size.wheelSide,
          height: isBar ? 4 : size.wheelSide, source: source)
        if !isBar { configuration.label }
      }, fileID: source.file, line: source.line)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how far it is, otherwise a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any ProgressViewStyle>(style: DefaultProgressViewStyle())
}

extension EnvironmentValues {
  /// How progress looks.
  var progressViewStyle: any ProgressViewStyle {
    get { progressViewStyles.style }
    set { progressViewStyles = StyleBox(style: newValue, outer: progressViewStyles) }
  }
  /// The style with those around it.
  var progressViewStyles: StyleBox<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the progress views in the view look.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle = style })
  }
}
