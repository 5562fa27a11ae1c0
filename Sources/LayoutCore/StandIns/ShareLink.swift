/// A stand-in for a button that shares something: its label, or a symbol and the word "Share…".
public struct ShareLink<Label: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Makes a link with a label.
  public init<Item>(
    item: Item, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("ShareLink", source) { label }.layoutNodes(in: environment)
  }
}

extension ShareLink where Label == LayoutCore.Label<Text, Image> {
  /// Makes a link with the usual label.
  public init<Item>(item: Item, fileID: String = #fileID, line: Int = #line) {
    self.init(
      item: item,
      label: { LayoutCore.Label("Share…", systemImage: "square.and.arrow.up", fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}
