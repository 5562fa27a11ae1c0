/// The largest circle in what is proposed.
public struct Circle: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a circle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes a square.
  public func element(fill: String?) -> any LayoutElement { CircleElement(fill: fill) }
}

extension Shape where Self == Circle {
  /// A circle, where a shape is expected.
  public static var circle: Circle { Circle() }
}
