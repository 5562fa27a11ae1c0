import ElementTree
import Foundation

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

  /// The largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the smaller proposed side, and 10 where nothing is proposed.
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
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a capsule.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Capsule", fill: fill) }

  /// The capsule in the rectangle.
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

/// The shape of the container that a view is in: a rectangle here, as shapes of containers have no part in layout.
public struct ContainerRelativeShape: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes the shape.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "Rectangle", fill: fill) }

  /// A rectangle, which SwiftUI draws where no container has a shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
