/// A text in the environment's font, wrapped where it must be.
public struct Text: View, PrimitiveView, Sendable {
  private let string: String
  private let source: SourcePosition

  /// Shows a string.
  public init(_ content: String, fileID: String = #fileID, line: Int = #line) {
    string = content
    source = SourcePosition(file: fileID, line: line)
  }

  /// Shows a piece of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(String(content), fileID: fileID, line: line)
  }

  /// Shows a string as it is; there is no translation, so this is the same as `Text(_:)`.
  public init(verbatim content: String, fileID: String = #fileID, line: Int = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// One measured leaf.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = TextContent(
      string, font: environment.resolvedFont, lineLimit: environment.lineLimit.map { max(1, $0) },
      measurer: environment.textMeasurer)
    let element = MeasuredElement(kind: "Text", content: content)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}
