/// A stand-in for a gauge: its label, a bar as wide as is proposed and 6 points high between the labels of its ends, and the
/// label of its value, one below the other, 4 points apart, or as the nearest ``GaugeStyle`` shows them.
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

  /// Makes a gauge with labels for its value and its ends.
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

  /// The labels and the bar, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: StyledContent(label), currentValueLabel: .some(value),
      minimumValueLabel: .some(ends.least), maximumValueLabel: .some(ends.greatest), source: source)
    let style = environment.gaugeStyle
    environment.connect(style)
    return StandIn("Gauge", source) { environment.reading { style.erasedBody(configuration) } }
      .layoutNodes(in: environment)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with a label for its value.
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
  /// Makes a gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }, fileID: fileID, line: line)
  }
}
