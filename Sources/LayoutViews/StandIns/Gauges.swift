import ElementTree
import Foundation

/// A stand-in for a gauge, which consists of its labels and a bar.
///
/// From top to bottom, 4 points apart, it shows its label, a bar as wide as the proposal and 6 points high
/// between the labels of its ends, and the label of its value; or it shows them as the nearest
/// ``GaugeStyle`` does. A platform may have other numbers.
///
/// ```swift
/// let charge = Gauge(value: 0.7) {
///   Text("Charge")
/// } currentValueLabel: {
///   Text("70 %")
/// }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let value: CurrentValueLabel
  private let ends: (least: BoundsLabel, greatest: BoundsLabel)
  private let source: SourcePosition

  /// Creates a gauge with labels for its value and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    fileID: String = #fileID, line: Int = #line
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double(min(1, max(0, (value - bounds.lowerBound) / length))) : 0
    self.label = label()
    self.value = currentValueLabel()
    ends = (minimumValueLabel(), maximumValueLabel())
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the labels and the bar, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: StyledContent(label), currentValueLabel: .some(value),
      minimumValueLabel: .some(ends.least), maximumValueLabel: .some(ends.greatest), source: source)
    return environment.nodes(
      of: configuration, "Gauge", source, attributes: ["value": PointFormat.shortest(CGFloat(fraction))])
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label for its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }, fileID: fileID, line: line)
  }
}

/// A stand-in for progress: a wheel of 20 x 20 points, or a bar as wide as the proposal and 4 points high.
///
/// Its label is above the bar or below the wheel. A platform may have other numbers, and the nearest
/// ``ProgressViewStyle`` may show it differently.
public struct ProgressView<Label: View>: View, PrimitiveView {
  private let fraction: Double?
  private let label: Label
  private let hasLabel: Bool
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  private init(
    _ fraction: Double?, label: Label, hasLabel: Bool = true, _ fileID: String, _ line: Int
  ) {
    self.fraction = fraction
    self.label = label
    self.hasLabel = hasLabel
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a wheel with a label.
  public init(@ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line) {
    self.init(nil, label: label(), fileID, line)
  }

  /// Creates a bar with a label, or a wheel if `value` is `nil`.
  ///
  /// The completed fraction, `value` divided by `total`, affects the layout of custom styles only.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(value.map { Double($0 / total) }, label: label(), fileID, line)
  }

  /// Returns the wheel or the bar, and the label, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let shown = hasLabel ? StyledContent(label) : nil
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: shown, source: source)
    return environment.nodes(
      of: configuration, "ProgressView", source, isRestyled: isRestyled,
      attributes: fraction.map { ["value": PointFormat.shortest(CGFloat($0))] } ?? [:])
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a wheel.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.init(nil, label: EmptyView(), hasLabel: false, fileID, line)
  }

  /// Creates a bar, or a wheel if `value` is `nil`.
  ///
  /// The completed fraction, `value` divided by `total`, affects the layout of custom styles only.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value.map { Double($0 / total) }, label: EmptyView(), hasLabel: false, fileID, line)
  }
}

extension ProgressView where Label == Text {
  /// Creates a wheel with a translated title.
  public init(_ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line) {
    self.init(nil, label: Text(titleKey, fileID: fileID, line: line), fileID, line)
  }

  /// Creates a wheel with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(nil, label: Text(String(title), fileID: fileID, line: line), fileID, line)
  }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label? {
  /// Creates the progress view of a style's configuration, in the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      configuration.fractionCompleted, label: configuration.label, hasLabel: configuration.label != nil,
      fileID,
      line)
    isRestyled = true
  }
}
