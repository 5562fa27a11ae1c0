import Foundation

/// A rectangle.
public struct Rectangle: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a rectangle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Rectangle", fill: fill) }

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is expected.
  public static var rect: Rectangle { Rectangle() }
}
