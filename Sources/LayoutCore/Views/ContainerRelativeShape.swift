import Foundation

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
