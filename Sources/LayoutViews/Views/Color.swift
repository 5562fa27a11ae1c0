import ElementTree
import Foundation

/// A colour: as a view it takes the proposed size, as a style it fills.
///
/// A named colour is a property, which cannot know where it was written: its node has no source position.
public struct Color: View, SingleNodeView, ShapeStyle, Hashable {
  /// The colour as it is written, such as `red` or `#ff8000`.
  public let paint: String
  private let source: SourcePosition?

  private init(paint: String, source: SourcePosition?) {
    self.paint = paint
    self.source = source
  }

  /// Creates the colour of a name, such as `red`, or of hexadecimal digits.
  public init(_ name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(paint: name, source: SourcePosition(file: fileID, line: line))
  }

  /// Creates a colour from its red, green and blue parts and its opacity, each from 0 to 1; other values are
  /// clamped.
  public init(
    red: Double, green: Double, blue: Double, opacity: Double = 1, fileID: String = #fileID,
    line: Int = #line
  ) {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    let digits = parts.map { part in
      let byte = part.isNaN ? 0 : Int((max(0, min(1, part)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    self.init("#" + digits.joined(), fileID: fileID, line: line)
  }

  /// Creates a grey from its brightness and opacity, each from 0 to 1.
  public init(white: Double, opacity: Double = 1, fileID: String = #fileID, line: Int = #line) {
    self.init(red: white, green: white, blue: white, opacity: opacity, fileID: fileID, line: line)
  }

  /// Creates a colour from its hue, saturation and brightness and its opacity, each from 0 to 1; hues wrap
  /// around.
  public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1, fileID: String = #fileID,
    line: Int = #line
  ) {
    func part(_ shift: Double) -> Double {
      // A part falls from its own hue on both sides, and is gone a third of the circle further.
      let place =
        ((hue + shift).truncatingRemainder(dividingBy: 1) + 1).truncatingRemainder(dividingBy: 1) * 6
      let share = max(0, min(1, abs(place - 3) - 1))
      return brightness * (1 - saturation * (1 - share))
    }
    self.init(
      red: part(0), green: part(-1 / 3), blue: part(-2 / 3), opacity: opacity, fileID: fileID, line: line)
  }

  /// Returns the colour with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint: "\(paint).opacity(\(PointFormat.shortest(opacity)))", source: source)
  }

  /// A gradient made from the colour.
  public var gradient: AnyGradient { AnyGradient(paint: "\(paint).gradient") }

  /// Returns a single leaf node.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let element = ShapeElement(kind: "Color", fill: paint)
    return LayoutNode(element, source: source, direction: environment.layoutDirection)
  }

  fileprivate static func named(_ name: String) -> Color { Color(paint: name, source: nil) }
}

extension Color {
  /// Returns whether two colours are written the same, wherever that is.
  public static func == (a: Color, b: Color) -> Bool { a.paint == b.paint }

  /// Hashes the colour as it is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

extension ShapeStyle where Self == Color {
  /// The transparent colour.
  public static var clear: Color { .named("clear") }
  /// The colour black.
  public static var black: Color { .named("black") }
  /// The colour white.
  public static var white: Color { .named("white") }
  /// The colour grey.
  public static var gray: Color { .named("gray") }
  /// The colour red.
  public static var red: Color { .named("red") }
  /// The colour orange.
  public static var orange: Color { .named("orange") }
  /// The colour yellow.
  public static var yellow: Color { .named("yellow") }
  /// The colour green.
  public static var green: Color { .named("green") }
  /// The colour mint.
  public static var mint: Color { .named("mint") }
  /// The colour teal.
  public static var teal: Color { .named("teal") }
  /// The colour cyan.
  public static var cyan: Color { .named("cyan") }
  /// The colour blue.
  public static var blue: Color { .named("blue") }
  /// The colour indigo.
  public static var indigo: Color { .named("indigo") }
  /// The colour purple.
  public static var purple: Color { .named("purple") }
  /// The colour pink.
  public static var pink: Color { .named("pink") }
  /// The colour brown.
  public static var brown: Color { .named("brown") }
  /// The colour of ordinary text.
  public static var primary: Color { .named("primary") }
  /// The colour of text that matters less.
  public static var secondary: Color { .named("secondary") }
  /// The colour of controls.
  public static var accentColor: Color { .named("accentColor") }
}

/// A style with which shapes are filled, stroked and bordered; it does not affect layout.
public protocol ShapeStyle: Sendable {
  /// The style as it is written, such as `red` or `blue.gradient`, for drawing.
  var paint: String { get }
}

/// A gradient made from one colour.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The gradient as it is written.
  public let paint: String
}

/// A style with an opacity of its own.
public struct OpacityStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String
}

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1.
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
  /// A material that is mostly translucent.
  public static var ultraThinMaterial: Material { Material(paint: "ultraThinMaterial") }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { Material(paint: "thinMaterial") }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { Material(paint: "regularMaterial") }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { Material(paint: "thickMaterial") }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { Material(paint: "ultraThickMaterial") }
}

/// The background of everything: white, and black where colours are dark.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as it is written.
  public var paint: String { "background" }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of everything, light or dark as colours are.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style as a view: it takes the proposed size.
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
