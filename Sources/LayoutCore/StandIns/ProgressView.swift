/// A stand-in for progress: a wheel of 20 x 20 points, or a bar as wide as is proposed and 4 high, with its label above
/// the bar or below the wheel.
public struct ProgressView<Label: View>: View, PrimitiveView {
  private let isBar: Bool
  private let label: Label
  private let source: SourcePosition

  private init(isBar: Bool, label: Label, _ fileID: String, _ line: Int) {
    self.isBar = isBar
    self.label = label
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a wheel with a label.
  public init(@ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line) {
    self.init(isBar: false, label: label(), fileID, line)
  }

  /// Makes a bar with a label; how far it is has no part in layout.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(isBar: value != nil, label: label(), fileID, line)
  }

  /// The wheel or the bar, and the label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ProgressView", source) {
      VStack(
        alignment: isBar ? .leading : .center,
        content: {
          if isBar { label }
          StandInLeaf(
            kind: isBar ? "ProgressBar" : "ProgressWheel", width: isBar ? nil : 20, height: isBar ? 4 : 20,
            source: source)
          if !isBar { label }
        }, fileID: source.file, line: source.line)
    }.layoutNodes(in: environment)
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a wheel.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.init(isBar: false, label: EmptyView(), fileID, line)
  }

  /// Makes a bar; how far it is has no part in layout.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(isBar: value != nil, label: EmptyView(), fileID, line)
  }
}

extension ProgressView where Label == Text {
  /// Makes a wheel with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line) {
    self.init(isBar: false, label: Text(titleKey, fileID: fileID, line: line), fileID, line)
  }

  /// Makes a wheel with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(isBar: false, label: Text(String(title), fileID: fileID, line: line), fileID, line)
  }
}
