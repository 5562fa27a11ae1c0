import Foundation

/// A shape whose path is changed, and which is laid out as it is without.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  /// The same layout as the shape's.
  public func element(fill: String?) -> any LayoutElement {
    let element = base.element(fill: fill)
    // A shape with a size of its own is no such leaf, and is drawn as a box.
    return (element as? any OutlinedElement)?.outlined { path(in: $0) } ?? element
  }
  /// Where the shape was written.
  public var source: SourcePosition? { base.source }
  /// The shape's path, changed.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// Any shape, whatever its type.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides a shape's type.
  public init(_ shape: some Shape) { base = shape }

  /// The same layout as the shape's.
  public func element(fill: String?) -> any LayoutElement { base.element(fill: fill) }
  /// Where the shape was written.
  public var source: SourcePosition? { base.source }
  /// The shape's path.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape's outline between two shares of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape turned by an angle around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.offsetBy(dx: -x, dy: -y).applying(CGAffineTransform(rotationAngle: angle.radians))
        .offsetBy(dx: x, dy: y)
    }
  }

  /// The shape made larger or smaller along each axis, from a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      let (fromX, fromY) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.offsetBy(dx: -fromX, dy: -fromY).applying(CGAffineTransform(scaleX: x, y: y))
        .offsetBy(dx: fromX, dy: fromY)
    }
  }

  /// The shape made larger or smaller, from a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with every point of its outline where a linear map puts it.
  public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The shape's outline in a style of lines, which has no part in layout.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    stroke(content, lineWidth: style.lineWidth, fileID: fileID, line: line)
  }

  /// The shape's outline in a style of lines, which has no part in layout.
  public func stroke(style: StrokeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    stroke(lineWidth: style.lineWidth, fileID: fileID, line: line)
  }
}

extension View {
  /// Draws a shape in the usual background style under the view.
  public func background(
    in shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    background(alignment: .center, content: { shape }, fileID: fileID, line: line)
  }
}

extension Path: Shape {
  /// A leaf that takes what is proposed.
  public func element(fill: String?) -> any LayoutElement {
    ShapeElement(kind: "Path", fill: fill).outlined { path(in: $0) }
  }
  /// The path itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }
}
