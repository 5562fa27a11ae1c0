/// What shapes are filled, stroked and bordered with; it has no part in layout.
public protocol ShapeStyle: Sendable {
  /// The style as it is written, such as `red` or `blue.gradient`, for drawing.
  var paint: String { get }
}

/// A gradient made from one colour.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The gradient as it is written.
  public let paint: String
}

/// A style with an opacity.
public struct OpacityStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String
}

extension ShapeStyle {
  /// The style with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> OpacityStyle {
    OpacityStyle(paint: "\(paint).opacity(\(PointFormat.shortest(opacity)))")
  }
}

/// A translucent background.
public struct Material: ShapeStyle, Hashable {
  /// The material as it is written.
  public let paint: String
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { Material(paint: "ultraThinMaterial") }
  /// More translucent than opaque.
  public static var thinMaterial: Material { Material(paint: "thinMaterial") }
  /// Somewhat translucent.
  public static var regularMaterial: Material { Material(paint: "regularMaterial") }
  /// More opaque than translucent.
  public static var thickMaterial: Material { Material(paint: "thickMaterial") }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { Material(paint: "ultraThickMaterial") }
}

/// What is under everything: white, and black where colours are dark.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style.
  public init() {}
  /// The style as it is written.
  public var paint: String { "background" }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is under everything, light or dark as colours are.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style as a view: it takes what is proposed.
struct StyleView: View {
  typealias Body = Never
  let style: any ShapeStyle
  let source: SourcePosition
  /// The edges beyond which it reaches into a safe area around it.
  var ignoredEdges: Edge.Set = []

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let kind = style is Color ? "Color" : "Rectangle"
    let element = ShapeElement(kind: kind, fill: style.paint)
    let node = LayoutNode(element, source: source, direction: environment.layoutDirection)
    guard environment.isInSafeArea, !ignoredEdges.isEmpty else { return [node] }
    return [
      LayoutNode(
        IgnoresSafeAreaElement(edges: ignoredEdges), children: [node], source: source,
        direction: environment.layoutDirection)
    ]
  }
}
