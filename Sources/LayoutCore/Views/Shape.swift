import Foundation

/// A figure; as a view it takes what is proposed.
public protocol Shape: View, Sendable where Body == Never {
  /// The leaf that the shape is in a resolved tree.
  ///
  /// Unless implemented, a leaf that takes what is proposed, of the kind of the type's name.
  func element(fill: String?) -> any LayoutElement
  /// Where the shape was written, if it knows.
  var source: SourcePosition? { get }
}

extension Shape {
  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement { ShapeElement(kind: "\(Self.self)", fill: fill) }

  /// Not known.
  public var source: SourcePosition? { nil }

  /// One leaf without a fill of its own.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(element(fill: nil), source: source, direction: environment.layoutDirection)]
  }

  /// The shape filled with a style.
  public func fill(_ content: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    PaintedShape(shape: self, paint: content.paint, fallback: SourcePosition(file: fileID, line: line))
  }

  /// The shape's outline in a style, `lineWidth` points thick; neither has a part in layout.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let paint = "stroke(\(content.paint), lineWidth: \(PointFormat.shortest(lineWidth)))"
    return PaintedShape(shape: self, paint: paint, fallback: SourcePosition(file: fileID, line: line))
  }

  /// The shape's outline, `lineWidth` points thick, which has no part in layout.
  public func stroke(
    lineWidth: CGFloat = 1, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    stroke(.primary, lineWidth: lineWidth, fileID: fileID, line: line)
  }
}

/// A shape with what it is drawn with.
private struct PaintedShape<Content: Shape>: View {
  typealias Body = Never
  let shape: Content
  let paint: String
  let fallback: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let source = shape.source ?? fallback
    return [
      LayoutNode(shape.element(fill: paint), source: source, direction: environment.layoutDirection)
    ]
  }
}
