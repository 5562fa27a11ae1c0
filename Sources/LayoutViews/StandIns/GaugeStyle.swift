import ElementTree

/// How gauges look: what is made of their labels.
///
/// ```swift
/// struct DialStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ZStack {
///       Circle()
///       configuration.currentValueLabel
///     }
///   }
/// }
/// ```
public protocol GaugeStyle {
  /// What a gauge is made of.
  associatedtype Body: View
  /// What is known of the gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge's style is told.
public struct GaugeStyleConfiguration {
  /// How far it is, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: StyledContent
  /// How much it is; `nil` where nothing says so.
  public let currentValueLabel: StyledContent?
  /// The least it can be; `nil` where nothing says so.
  public let minimumValueLabel: StyledContent?
  /// The most it can be; `nil` where nothing says so.
  public let maximumValueLabel: StyledContent?
  let source: SourcePosition
}

extension GaugeStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, a bar as wide as is proposed and 6 points high between the labels of its ends, and the label of its value,
/// one below the other, 4 points apart.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The labels and the bar.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    let (file, line) = (source.file, source.line)
    return VStack(
      spacing: 4,
      content: {
        configuration.label
        HStack(
          spacing: 8,
          content: {
            configuration.minimumValueLabel
            StandInLeaf(kind: "GaugeBar", width: nil, height: 6, source: source)
            configuration.maximumValueLabel
          }, fileID: file, line: line)
        configuration.currentValueLabel
      }, fileID: file, line: line)
  }
}

/// A ring of 58 x 58 points with the label of the value in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The ring and the label.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    return ZStack(
      content: {
        StandInLeaf(kind: "GaugeRing", width: 58, height: 58, source: source)
        configuration.currentValueLabel
      }, fileID: source.file, line: source.line)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar between labels.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar between labels.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar between labels.
  public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar between labels.
  public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

private enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any GaugeStyle>(style: DefaultGaugeStyle())
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self].style }
    set { self[GaugeStyleKey.self] = StyleBox(style: newValue) }
  }
}

extension View {
  /// Says how the gauges in the view look.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    modifier(EnvironmentModifier { $0.gaugeStyle = style })
  }
}
