/// A line, one point thick, across the nearest stack; a horizontal one outside of stacks.
public struct Divider: View, PrimitiveView, Sendable {
  private let source: SourcePosition

  /// Makes a line.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// One leaf.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let element = DividerElement(axis: environment.stackAxis)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}
