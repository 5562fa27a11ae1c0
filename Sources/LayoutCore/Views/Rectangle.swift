/// A rectangle.
public struct Rectangle: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a rectangle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is expected.
  public static var rect: Rectangle { Rectangle() }
}
