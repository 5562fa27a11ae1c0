import ElementTree
import Foundation

/// A shape; as a view it takes the proposed size, unless it has a size of its own.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: View, Sendable where Body == Never {
  /// Returns the shape's outline in a rectangle, in points; it does not affect layout.
  func path(in rect: CGRect) -> Path
  /// Returns the size at a proposal, in points.
  ///
  /// Unless implemented, the proposal, and 10 where a side is not proposed. An implementation is opaque: its
  /// answers enter a program as constants that are valid at one proposal, as a custom layout's do.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the shape's leaf in a resolved tree.
  ///
  /// Unless implemented, a leaf of the kind of the type's name that takes the proposed size, or has the
  /// shape's own size.
  func element(fill: String?) -> any LayoutElement
  /// The position in the source at which the shape was created; `nil` where it is not known.
  var source: SourcePosition? { get }
}

extension Shape {
  /// Returns a leaf that takes the proposed size, or that has the shape's own size.
  public func element(fill: String?) -> any LayoutElement {
    let figure = ShapeElement(kind: "\(Self.self)", fill: fill).outlined { path(in: $0) }
    return ShapeSizeProbe.hasOwnSize(self) ? CustomLayoutElement(self, drawnAs: figure) : figure
  }

  /// Returns the proposed size, with 10 points for a side that is not proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ShapeSizeProbe.note(Self.self)
    return proposal.replacingUnspecifiedDimensions()
  }

  /// The position is not known unless a shape keeps it.
  public var source: SourcePosition? { nil }

  /// Returns one leaf without a fill of its own.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(element(fill: nil), source: source, direction: environment.layoutDirection)]
  }

  /// Returns the shape filled with a style.
  public func fill(_ content: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    PaintedShape(shape: self, paint: content.paint, fallback: SourcePosition(file: fileID, line: line))
  }

  /// Returns the shape's outline in a style, `lineWidth` points thick; neither has a part in layout.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    stroked("\(content.paint), lineWidth: \(PointFormat.shortest(lineWidth))", fileID, line)
  }

  /// Returns the shape's outline, painted with the parameters in `words`.
  func stroked(_ text: String, _ fileID: String, _ line: Int) -> some View {
    PaintedShape(
      shape: self, paint: "stroke(\(text))", fallback: SourcePosition(file: fileID, line: line))
  }

  /// Returns the shape's outline, `lineWidth` points thick, which does not affect layout.
  public func stroke(
    lineWidth: CGFloat = 1, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    stroke(.primary, lineWidth: lineWidth, fileID: fileID, line: line)
  }
}

/// A shape with its paint.
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
