import Foundation

/// A flexible space along the axis of the nearest stack, or along both axes outside of stacks.
public struct Spacer: View, PrimitiveView, Sendable {
  private let minLength: CGFloat?
  private let source: SourcePosition

  /// Makes a space of at least `minLength` points; `nil` is the default, 8.
  public init(minLength: CGFloat? = nil, fileID: String = #fileID, line: Int = #line) {
    self.minLength = minLength
    source = SourcePosition(file: fileID, line: line)
  }

  /// One leaf.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let element = SpacerElement(minLength: minLength, axis: environment.stackAxis)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}
