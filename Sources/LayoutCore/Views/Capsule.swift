import Foundation

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
