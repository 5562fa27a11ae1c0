import ElementTree
import Foundation

/// The appearance of gauges, built from their labels.
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
public protocol GaugeStyle: ControlStyle where StyleConfiguration == GaugeStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that its style receives.
public struct GaugeStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultGaugeStyle() }

  /// The value as a fraction of the range, from 0 to 1.
  public let value: Double
  /// The label of the measured quantity.
  public let label: StyledContent
  /// The label of the value; `nil` where there is none.
  public let currentValueLabel: StyledContent?
  /// The label of the least value; `nil` where there is none.
  public let minimumValueLabel: StyledContent?
  /// The label of the greatest value; `nil` where there is none.
  public let maximumValueLabel: StyledContent?
  let source: SourcePosition
}

/// A style with the label, a bar as wide as the proposal and 6 points high between the labels of its ends,
/// and the label of its value, one below the other, 4 points apart.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates a default gauge style.
  public init() {}
  /// Returns the labels and the bar.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    let (file, line) = (source.file, source.line)
    func made(_ spacing: CGFloat?) -> some View {
      VStack(
        spacing: spacing,
        content: {
          configuration.label
          HStack(
            spacing: 8,
            content: {
              configuration.minimumValueLabel
              MetricLeaf(kind: "GaugeBar", width: nil, height: .gaugeBarHeight, source: source)
              configuration.maximumValueLabel
            }, fileID: file, line: line)
          configuration.currentValueLabel
        }, fileID: file, line: line)
    }
    return ByPlatform { environment in
      made(environment.isOnMac ? nil : 4)
    } fallback: {
      made(4)
    }
  }
}

/// A style with a thin line, whose labels do not make it higher; on no platform a bar between labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle, DrawnStyle {
  /// Creates an accessory linear gauge style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { "needle" }

  /// Returns the line between the labels of its ends.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { _ in
      GaugeLine(configuration: configuration)
    } fallback: {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style with the label, a thin line and the label of the value, one below the other; on no platform a bar
/// between labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory linear capacity gauge style.
  public init() {}
  /// Returns the labels and the line.
  public func makeBody(configuration: Configuration) -> some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    return ByPlatform { environment in
      VStack(
        alignment: .leading, spacing: environment.metric(.gaugeLineGap),
        content: {
          configuration.label
          GaugeLine(configuration: configuration)
          configuration.currentValueLabel
        }, fileID: file, line: line)
    } fallback: {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

/// A thin line between the labels of its ends, which may be higher than the line.
private struct GaugeLine: View {
  var configuration: GaugeStyleConfiguration

  var body: some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    HStack(
      spacing: 8,
      content: {
        configuration.minimumValueLabel.frame(height: 0, fileID: file, line: line)
        MetricLeaf(kind: "GaugeBar", width: nil, height: .gaugeLineHeight, source: configuration.source)
        configuration.maximumValueLabel.frame(height: 0, fileID: file, line: line)
      }, fileID: file, line: line)
  }
}

/// A style with a ring of 58 x 58 points with the label of the value in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle, DrawnStyle {
  private var isFilled = false

  /// Creates an accessory circular gauge style.
  public init() {}

  fileprivate init(isFilled: Bool) { self.isFilled = isFilled }

  func look(in environment: EnvironmentValues) -> String { isFilled ? "capacity" : "needle" }

  /// Returns the ring and the label.
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
  /// The default style: a bar between labels.
  public static var automatic: Self { Self() }
  /// A style with a bar between labels.
  public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a thin line.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a thin line between labels above and below.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with a ring.
  public static var accessoryCircular: Self { Self() }
  /// A style with a ring that is filled as far as the value.
  public static var accessoryCircularCapacity: Self { Self(isFilled: true) }
}

extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    choosing(style as any ControlStyle<GaugeStyleConfiguration>)
  }
}

/// The appearance of progress, built from labels and the completed fraction.
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
public protocol ProgressViewStyle: ControlStyle where StyleConfiguration == ProgressViewStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that its style receives.
public struct ProgressViewStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultProgressViewStyle() }

  /// A progress view's label, with its type erased.
  public typealias Label = StyledContent

  /// The completed fraction, from 0 to 1; `nil` where it is not known.
  public let fractionCompleted: Double?
  /// The label; `nil` where there is none.
  public let label: Label?
  let source: SourcePosition
}

/// A style with a bar where the completed fraction is known, otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates a default progress view style.
  public init() {}
  /// Returns the bar or the wheel, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: configuration.fractionCompleted != nil, configuration: configuration)
  }
}

/// A style with a bar as wide as the proposal and 4 points high, with the label above it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates a linear progress view style.
  public init() {}
  /// Returns the bar and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: true, configuration: configuration)
  }
}

/// A style with a wheel of 20 x 20 points, with the label below it; 16 for small controls and 37 for large
/// ones.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates a circular progress view style.
  public init() {}
  /// Returns the wheel and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRecipe(isBar: false, configuration: configuration)
  }
}

private struct ProgressRecipe: View {
  var isBar: Bool
  var configuration: ProgressViewStyleConfiguration

  var body: some View {
    ByPlatform { environment in
      made(spacing: isBar ? environment.metric(.progressBarGap) : nil)
    } fallback: {
      made(spacing: nil)
    }
  }

  private func made(spacing: CGFloat?) -> some View {
    let source = configuration.source
    return VStack(
      alignment: isBar ? .leading : .center, spacing: spacing,
      content: {
        if isBar { configuration.label }
        MetricLeaf(
          kind: isBar ? "ProgressBar" : "ProgressWheel", width: isBar ? nil : .progressWheelSide,
          height: isBar ? .progressBarHeight : .progressWheelSide, source: source)
        if !isBar { configuration.label }
      }, fileID: source.file, line: source.line)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar where the completed fraction is known, otherwise a wheel.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a wheel.
  public static var circular: Self { Self() }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    choosing(style as any ControlStyle<ProgressViewStyleConfiguration>)
  }
}
