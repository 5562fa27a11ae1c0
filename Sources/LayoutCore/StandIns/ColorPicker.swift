import Foundation

/// A stand-in for a picker of colours: its label, a spacer, and a well of 28 x 28 points.
public struct ColorPicker<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a picker of a colour; nobody picks one.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label and the well.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ColorPicker", source) {
      SplitRow(
        label: label, value: StandInLeaf(kind: "ColorWell", width: 28, height: 28, source: source),
        source: source, isControl: true)
    }.layoutNodes(in: environment)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity,
      label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}
