import ElementTree
import Foundation

/// A stand-in for a stepper: its label, a spacer, and its buttons of 94 x 32 points.
public struct Stepper<Label: View>: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let label: Label
  private let source: SourcePosition

  /// Creates a stepper of a number; ``ViewSession/select(_:in:)`` sets it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    choice = ChoiceBehavior(value: value)
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label and the buttons.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("Stepper", source, behavior: choice) {
      SplitRow(
        label: label,
        value: MetricLeaf(
          kind: "StepperButtons", width: .stepperWidth, height: .stepperHeight, source: source),
        source: source, isControl: true, mayOverflow: true)
    }.layoutNodes(in: environment)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a translated title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey, fileID: fileID, line: line) },
      fileID: fileID,
      line: line)
  }

  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(String(title), fileID: fileID, line: line) },
      fileID: fileID,
      line: line)
  }
}

/// A stand-in for a picker of colours: its label, a spacer, and a well of 28 x 28 points.
public struct ColorPicker<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition
  private let paint: String

  /// Creates a picker of a colour, which never changes the selection.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
    paint = selection.wrappedValue.paint
  }

  /// Returns the label and the well.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ColorPicker", source, attributes: ["color": paint]) {
      SplitRow(
        label: label,
        value: MetricLeaf(kind: "ColorWell", width: .wellWidth, height: .wellHeight, source: source),
        source: source, isControl: true, mayOverflow: true)
    }.layoutNodes(in: environment)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity,
      label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}
