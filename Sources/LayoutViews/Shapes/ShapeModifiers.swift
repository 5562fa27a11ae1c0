import ElementTree
import Foundation

/// A shape whose path is changed, and which is laid out as the unchanged one.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  /// Returns an element that is laid out as the shape's own.
  public func element(fill: String?) -> any LayoutElement {
    let element = base.element(fill: fill)
    // A shape with a size of its own is no such leaf, and is drawn as a box.
    return (element as? any OutlinedElement)?.outlined { path(in: $0) } ?? element
  }
  /// The position in the source at which the shape was created.
  public var source: SourcePosition? { base.source }
  /// Returns the shape's path, changed.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Wraps a shape, whose type is no longer visible.
  public init(_ shape: some Shape) { base = shape }

  /// Returns an element that is laid out as the shape's own.
  public func element(fill: String?) -> any LayoutElement { base.element(fill: fill) }
  /// The position in the source at which the shape was created.
  public var source: SourcePosition? { base.source }
  /// Returns the shape's path.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// Returns the shape's outline between two shares of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// Returns the shape turned by an angle around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.offsetBy(dx: -x, dy: -y).applying(CGAffineTransform(rotationAngle: angle.radians))
        .offsetBy(dx: x, dy: y)
    }
  }

  /// Returns the shape scaled along each axis, from a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      let (fromX, fromY) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.offsetBy(dx: -fromX, dy: -fromY).applying(CGAffineTransform(scaleX: x, y: y))
        .offsetBy(dx: fromX, dy: fromY)
    }
  }

  /// Returns the shape scaled, from a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with every point of its outline mapped by an affine map.
  public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// Returns the shape's outline in a style of lines, which does not affect layout.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    stroked("\(content.paint), \(style.written)", fileID, line)
  }

  /// Returns the shape's outline in a style of lines, which does not affect layout.
  public func stroke(style: StrokeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    stroked("foreground, \(style.written)", fileID, line)
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
  /// Returns a leaf that takes the proposed size.
  public func element(fill: String?) -> any LayoutElement {
    ShapeElement(kind: "Path", fill: fill).outlined { path(in: $0) }
  }
  /// Returns the path itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape that can be drawn further inside, so that a border fits into its edges.
public protocol InsettableShape: Shape {
  /// Returns the shape further inside.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, `amount` points further inside at every edge.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is drawn in a smaller rectangle, and laid out as the unchanged one.
public struct InsetFigure<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// Returns an element that is laid out as the shape's own.
  public func element(fill: String?) -> any LayoutElement {
    let element = base.element(fill: fill)
    return (element as? any OutlinedElement)?.outlined { path(in: $0) } ?? element
  }
  /// The position in the source at which the shape was created.
  public var source: SourcePosition? { base.source }
  /// Returns the shape's path in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// Returns the shape, `amount` points further inside again.
  public func inset(by amount: CGFloat) -> InsetFigure<Base> {
    InsetFigure(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// Returns the rectangle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Rectangle> { InsetFigure(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// Returns the rectangle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<RoundedRectangle> {
    InsetFigure(base: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  /// Returns the circle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Circle> { InsetFigure(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// Returns the capsule further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Capsule> { InsetFigure(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// Returns the ellipse further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Ellipse> { InsetFigure(base: self, amount: amount) }
}

extension InsettableShape {
  /// Returns the shape's outline inside its edges, `lineWidth` points thick, which does not affect layout.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth, fileID: fileID, line: line)
  }

  /// Returns the shape's outline inside its edges, `lineWidth` points thick, which does not affect layout.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth, fileID: fileID, line: line)
  }

  /// Returns the shape's outline inside its edges, in a style of lines, which does not affect layout.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, fileID: fileID, line: line)
  }
}
