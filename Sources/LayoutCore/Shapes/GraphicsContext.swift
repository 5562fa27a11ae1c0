import Foundation

/// What a ``Canvas`` draws in.
///
/// Nothing is drawn while views are laid out, so its methods are there to be compiled.
public struct GraphicsContext {
  /// What fills or strokes a path.
  public struct Shading {
    /// What it is called.
    public let paint: String
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: color.paint) }
    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(paint: style.paint) }
  }

  /// How much is seen of what is drawn, from 0 to 1.
  public var opacity = 1.0

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws a path's line, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a path's line in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws only inside a path from here on.
  public mutating func clip(to path: Path) {}
  /// Moves what is drawn from here on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what is drawn from here on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn from here on.
  public mutating func rotate(by angle: Angle) {}
  /// Draws something in a context of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}

/// A drawing in all that is proposed, 10 points where nothing is; its code has no part in layout, and is not run.
///
/// ```swift
/// let dot = Canvas { context, size in
///   context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
/// }
/// ```
public struct Canvas: View, PrimitiveView {
  private let source: SourcePosition

  /// Makes a drawing of code.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes what is proposed.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(ShapeElement(kind: "Canvas"), source: source, direction: environment.layoutDirection)]
  }
}
