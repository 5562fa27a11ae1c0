/// A stand-in for a gauge: its label, a bar as wide as is proposed and 6 points high between the labels of its ends, and the
/// label of its value, one below the other, 4 points apart.
///
/// ```swift
/// let charge = Gauge(value: 0.7) {
///   Text("Charge")
/// } currentValueLabel: {
///   Text("70 %")
/// }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, PrimitiveView {
  private let label: Label
  private let value: CurrentValueLabel
  private let ends: (least: BoundsLabel, greatest: BoundsLabel)
  private let source: SourcePosition

  /// Makes a gauge with labels for its value and its ends; how far it is has no part in layout.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    self.value = currentValueLabel()
    ends = (minimumValueLabel(), maximumValueLabel())
    source = SourcePosition(file: fileID, line: line)
  }

  /// The labels and the bar.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("Gauge", source) {
      VStack(
        spacing: 4,
        content: {
          label
          HStack(
            spacing: 8,
            content: {
              ends.least
              StandInLeaf(kind: "GaugeBar", width: nil, height: 6, source: source)
              ends.greatest
            }, fileID: file, line: line)
          value
        }, fileID: file, line: line)
    }.layoutNodes(in: environment)
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
