import Foundation

/// A stand-in for a picker of dates: its label, a spacer, and a button of 120 x 34 points.
public struct DatePicker<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a picker of a date; nobody picks one.
  public init(
    selection: Binding<Date>, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label and the button.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("DatePicker", source) {
      SplitRow(
        label: label, value: StandInLeaf(kind: "DateButton", width: 120, height: 34, source: source),
        source: source, isControl: true)
    }.layoutNodes(in: environment)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }
}
