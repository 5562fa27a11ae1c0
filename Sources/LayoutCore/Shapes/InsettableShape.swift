import Foundation

/// A shape that can be drawn further inside, so that a border fits into its edges.
public protocol InsettableShape: Shape {
  /// The shape further inside.
  associatedtype InsetShape: InsettableShape
  /// The shape, `amount` points further inside at every edge.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is drawn in a smaller rectangle, and laid out as it is without.
public struct InsetFigure<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The same layout as the shape's.
  public func element(fill: String?) -> any LayoutElement {
    let element = base.element(fill: fill)
    return (element as? any OutlinedElement)?.outlined { path(in: $0) } ?? element
  }
  /// Where the shape was written.
  public var source: SourcePosition? { base.source }
  /// The shape's path in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// Further inside again.
  public func inset(by amount: CGFloat) -> InsetFigure<Base> {
    InsetFigure(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// The rectangle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Rectangle> { InsetFigure(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// The rectangle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<RoundedRectangle> {
    InsetFigure(base: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  /// The circle further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Circle> { InsetFigure(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// The capsule further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Capsule> { InsetFigure(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// The ellipse further inside, in points.
  public func inset(by amount: CGFloat) -> InsetFigure<Ellipse> { InsetFigure(base: self, amount: amount) }
}

extension InsettableShape {
  /// The shape's outline inside its edges, `lineWidth` points thick, which has no part in layout.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth, fileID: fileID, line: line)
  }

  /// The shape's outline inside its edges, `lineWidth` points thick, which has no part in layout.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth, fileID: fileID, line: line)
  }

  /// The shape's outline inside its edges, in a style of lines, which has no part in layout.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, fileID: fileID, line: line)
  }
}
