import Foundation

/// How the corners of a shape are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Curves that blend into the sides.
  case continuous
}

/// A rectangle with round corners; the corners have no part in layout.
public struct RoundedRectangle: Shape {
  /// The radius of the corners in points.
  public let cornerRadius: CGFloat
  /// How the corners are rounded.
  public let style: RoundedCornerStyle
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes the shape from the radius of its corners in points.
  public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.cornerRadius = cornerRadius
    self.style = style
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement {
    ShapeElement(kind: "RoundedRectangle", fill: fill, cornerRadius: cornerRadius)
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }
}
