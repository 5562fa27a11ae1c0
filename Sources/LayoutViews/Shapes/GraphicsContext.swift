import ElementTree
import Foundation

/// The context in which a ``Canvas`` draws.
///
/// A canvas is not drawn while views are laid out, so the methods exist only for its code to compile.
public struct GraphicsContext {
  /// The paint that fills or strokes a path.
  public struct Shading {
    /// The paint as it is written, such as `red`.
    public let paint: String
    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: color.paint) }
    /// Returns a style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(paint: style.paint) }
  }

  /// The opacity of all that is drawn from here on, from 0 to 1.
  public var opacity = 1.0

  /// Has no effect: nothing is drawn.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Has no effect: nothing is drawn.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Has no effect: nothing is drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Has no effect: nothing is drawn.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Has no effect: nothing is drawn.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Has no effect: nothing is drawn.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public mutating func clip(to path: Path) {}
  /// Has no effect: nothing is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public mutating func rotate(by angle: Angle) {}
  /// Has no effect: the closure is not called.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}

/// A drawing as large as its proposal, with 10 points on a side that is not proposed.
///
/// Its code does not affect layout, and is not run.
///
/// ```swift
/// let dot = Canvas { context, size in
///   context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
/// }
/// ```
public struct Canvas: View, PrimitiveView {
  private let source: SourcePosition

  /// Creates a drawing from code.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a leaf that takes the proposed size.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(ShapeElement(kind: "Canvas"), source: source, direction: environment.layoutDirection)]
  }
}

/// The style of a drawn line; it does not affect layout.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of a line.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// The join of two lines.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// The thickness in points.
  public var lineWidth: CGFloat
  /// The ends of lines.
  public var lineCap: LineCap
  /// The joins of lines.
  public var lineJoin: LineJoin
  /// The greatest length of a corner, as a multiple of the thickness.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between them, in points.
  public var dash: [CGFloat]
  /// The distance into the dashes at which a line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The style as it is written in a paint: its thickness, and the values that are not the default.
  var written: String {
    var words = ["lineWidth: \(PointFormat.shortest(lineWidth))"]
    if lineCap != .butt { words.append("lineCap: \(lineCap)") }
    if lineJoin != .miter { words.append("lineJoin: \(lineJoin)") }
    if !dash.isEmpty { words.append("dash: " + dash.map { PointFormat.shortest($0) }.joined(separator: " ")) }
    if dashPhase != 0 { words.append("dashPhase: \(PointFormat.shortest(dashPhase))") }
    return words.joined(separator: ", ")
  }
}

/// Records which shapes use the protocol's default size while one is measured.
final class ShapeSizeProbe: @unchecked Sendable {
  // Unchecked: only the one call for which it is made sees it.
  private var types: Set<ObjectIdentifier> = []
  @TaskLocal private static var current: ShapeSizeProbe?

  /// Records that a shape of a type has the default size, if a probe is active.
  static func note(_ type: any Shape.Type) { current?.types.insert(ObjectIdentifier(type)) }

  /// Returns whether a shape has a size of its own.
  static func hasOwnSize(_ shape: some Shape) -> Bool {
    let probe = ShapeSizeProbe()
    $current.withValue(probe) { _ = shape.sizeThatFits(.zero) }
    return !probe.types.contains(ObjectIdentifier(type(of: shape)))
  }
}

/// The layout of a shape with a size of its own, as opaque as a custom layout.
package struct ShapeSizeLayout<Content: Shape>: Layout {
  private let shape: Content

  package init(shape: Content) { self.shape = shape }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }
}

extension CustomLayoutElement {
  /// Creates the element of a shape with a size of its own.
  ///
  /// It is drawn as a leaf of the default size would be.
  package init(_ shape: some Shape, drawnAs figure: ShapeElement) {
    self.init(ShapeSizeLayout(shape: shape), drawnAs: figure)
  }
}
