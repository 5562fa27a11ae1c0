import Foundation

/// An ellipse that touches all four sides.
public struct Ellipse: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes an ellipse.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Ellipse", fill: fill) }

  /// The ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is expected.
  public static var ellipse: Ellipse { Ellipse() }
}
