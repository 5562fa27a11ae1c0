/// A stand-in for the button that begins and ends editing: the word "Edit", as the nearest ``ButtonStyle`` shows it.
public struct EditButton: View, PrimitiveView {
  private let source: SourcePosition

  /// Makes the button; nothing is edited.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A button with the word.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("EditButton", source) { Button("Edit", action: {}, fileID: source.file, line: source.line) }
      .layoutNodes(in: environment)
  }
}
