/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a capsule.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }
}

extension Shape where Self == Capsule {
  /// A capsule, where a shape is expected.
  public static var capsule: Capsule { Capsule() }
}
