import ElementTree
import Foundation

/// The largest circle in the proposed size.
public struct Circle: Shape {
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates a circle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a square leaf.
  public func element(fill: String?) -> any LayoutElement { CircleElement(fill: fill) }

  /// Returns the largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square of the smaller proposed side, and of 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle, where a shape is expected.
  public static var circle: Circle { Circle() }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates a capsule.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Capsule", fill: fill) }

  /// Returns the capsule in the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Shape where Self == Capsule {
  /// A capsule, where a shape is expected.
  public static var capsule: Capsule { Capsule() }
}

/// An ellipse that touches all four sides.
public struct Ellipse: Shape {
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates an ellipse.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Ellipse", fill: fill) }

  /// Returns the ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is expected.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle of the proposed size.
public struct Rectangle: Shape {
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates a rectangle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Rectangle", fill: fill) }

  /// Returns the rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is expected.
  public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with round corners; the corners do not affect layout.
public struct RoundedRectangle: Shape {
  /// The radius of the corners in points.
  public let cornerRadius: CGFloat
  /// The style of the corners; it does not affect layout.
  public let style: RoundedCornerStyle
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates the shape from the radius of its corners in points.
  public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.cornerRadius = cornerRadius
    self.style = style
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement {
    ShapeElement(kind: "RoundedRectangle", fill: fill, cornerRadius: cornerRadius)
  }

  /// Returns the rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }
}

/// The shape of the container that a view is in: a rectangle here, as shapes of containers do not affect layout.
public struct ContainerRelativeShape: Shape {
  /// The position in the source at which the shape was created.
  public let source: SourcePosition?

  /// Creates a container relative shape.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Rectangle", fill: fill) }

  /// Returns a rectangle, which SwiftUI draws where no container has a shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
