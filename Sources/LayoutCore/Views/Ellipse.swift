/// An ellipse that touches all four sides.
public struct Ellipse: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes an ellipse.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is expected.
  public static var ellipse: Ellipse { Ellipse() }
}
