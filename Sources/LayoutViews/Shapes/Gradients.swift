import ElementTree
import Foundation

/// Colours that blend into each other; they do not affect layout.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place of the stop, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The gradient as it is written: from top to bottom, as it has no direction.
  public var paint: String { "linear(\(written);0.5,0;0.5,1)" }

  /// The colours, each with its place.
  fileprivate var written: String {
    stops.map { "\($0.color.paint)@\(PointFormat.shortest(CGFloat($0.location)))" }.joined(separator: ",")
  }
}

extension UnitPoint {
  /// The point as it is written in a paint.
  fileprivate var written: String { "\(PointFormat.shortest(x)),\(PointFormat.shortest(y))" }
}

/// Returns two numbers as they are written in a paint.
private func written(_ first: CGFloat, _ second: CGFloat) -> String {
  "\(PointFormat.shortest(first)),\(PointFormat.shortest(second))"
}

/// A gradient along a line; as a view it takes the proposed size.
public struct LinearGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  /// The points where the gradient begins and ends, as written in a paint.
  private let ends: String
  private let source: SourcePosition

  /// Creates a gradient of colours at given places.
  public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.gradient = gradient
    ends = "\(startPoint.written);\(endPoint.written)"
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint, fileID: fileID,
      line: line)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint, fileID: fileID, line: line
    )
  }

  /// The gradient as it is written.
  public var paint: String { "linear(\(gradient.written);\(ends))" }
  /// A rectangle filled with the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// Returns a gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

/// A gradient around a point; as a view it takes the proposed size.
public struct RadialGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  /// The centre and radii, as written in a paint.
  private let ends: String
  private let source: SourcePosition

  /// Creates a gradient of colours at given places.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.gradient = gradient
    ends = "\(center.written);\(LayoutViews.written(startRadius, endRadius))"
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius,
      fileID: fileID, line: line)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius,
      fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String { "radial(\(gradient.written);\(ends))" }
  /// A rectangle filled with the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point, by the angle; as a view it takes the proposed size.
public struct AngularGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  /// The centre and angles, as written in a paint.
  private let ends: String
  private let source: SourcePosition

  /// Creates a gradient of colours at given places.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.gradient = gradient
    // Without angles it goes once around.
    let end = startAngle == endAngle ? startAngle.degrees + 360 : endAngle.degrees
    ends = "\(center.written);\(LayoutViews.written(CGFloat(startAngle.degrees), CGFloat(end)))"
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle,
      fileID: fileID, line: line)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle,
      fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String { "angular(\(gradient.written);\(ends))" }
  /// A rectangle filled with the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point, by the angle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient around a point, by the angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient around a point, in ellipses; as a view it takes the proposed size.
public struct EllipticalGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  /// The centre and radii, as written in a paint.
  private let ends: String
  private let source: SourcePosition

  /// Creates a gradient of colours at given places.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.gradient = gradient
    ends = "\(center.written);\(LayoutViews.written(startRadiusFraction, endRadiusFraction))"
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction, fileID: fileID, line: line)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction, fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String { "elliptical(\(gradient.written);\(ends))" }
  /// A rectangle filled with the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient around a point, in ellipses.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Returns a gradient around a point, in ellipses.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours at the points of a grid, which blend into each other; as a view it takes the proposed size.
///
/// ```swift
/// let sky = MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.blue, .cyan, .indigo, .purple])
/// ```
public struct MeshGradient: View, ShapeStyle, Hashable {
  private let grid: String
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let source: SourcePosition

  /// Creates a gradient of a grid of points and their colours.
  ///
  /// The grid has `height` rows of `width` points, which are given row by row in fractions of the view's
  /// sides, with as many colours. The background fills the area that no cell of the grid covers.
  /// `smoothsColors` has no effect, as the drawing is always smooth.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, fileID: String = #fileID, line: Int = #line
  ) {
    grid = "\(width),\(height)"
    self.points = points
    self.colors = colors
    self.background = background
    source = SourcePosition(file: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String {
    let places = points.map { LayoutViews.written(CGFloat($0.x), CGFloat($0.y)) }.joined(separator: ",")
    return "mesh(\(grid);\(places);\(colors.map(\.paint).joined(separator: ","));\(background.paint))"
  }
  /// A rectangle filled with the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String

  /// Creates a style that hides the type of another one.
  public init(_ style: some ShapeStyle) { paint = style.paint }
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates a tint shape style.
  public init() {}
  /// The style as it is written.
  public var paint: String { "tint" }
}

/// A form of the foreground style, each weaker than the one before.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The third form, weaker than `secondary`.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(paint: "tertiary") }
  /// The fourth form, weaker than `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(paint: "quaternary") }
}
