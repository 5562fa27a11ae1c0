import ElementTree
import Foundation

/// Colours that blend into each other; they have no part in layout.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: Double

    /// Makes a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they are.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours that are equally far apart.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The gradient as it is written.
  public var paint: String { "Gradient(\(stops.map(\.color.paint).joined(separator: ", ")))" }
}

/// A gradient along a line; as a view it takes what is proposed.
public struct LinearGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let source: SourcePosition

  /// Makes a gradient of colours and where they are.
  public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.gradient = gradient
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a gradient of colours that are equally far apart.
  public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint, fileID: fileID,
      line: line)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint, fileID: fileID, line: line
    )
  }

  /// The gradient as it is written.
  public var paint: String { "LinearGradient(\(gradient.stops.map(\.color.paint).joined(separator: ", ")))" }
  /// A rectangle of the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

/// A gradient around a point; as a view it takes what is proposed.
public struct RadialGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let source: SourcePosition

  /// Makes a gradient of colours and where they are.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.gradient = gradient
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a gradient of colours that are equally far apart.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius,
      fileID: fileID, line: line)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius,
      fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String { "RadialGradient(\(gradient.stops.map(\.color.paint).joined(separator: ", ")))" }
  /// A rectangle of the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point, by the angle; as a view it takes what is proposed.
public struct AngularGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let source: SourcePosition

  /// Makes a gradient of colours and where they are.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.gradient = gradient
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a gradient of colours that are equally far apart.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle,
      fileID: fileID, line: line)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle,
      fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String { "AngularGradient(\(gradient.stops.map(\.color.paint).joined(separator: ", ")))" }
  /// A rectangle of the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, by the angle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient around a point, by the angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient around a point, in ellipses; as a view it takes what is proposed.
public struct EllipticalGradient: View, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let source: SourcePosition

  /// Makes a gradient of colours and where they are.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.gradient = gradient
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a gradient of colours that are equally far apart.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction, fileID: fileID, line: line)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction, fileID: fileID, line: line)
  }

  /// The gradient as it is written.
  public var paint: String {
    "EllipticalGradient(\(gradient.stops.map(\.color.paint).joined(separator: ", ")))"
  }
  /// A rectangle of the gradient.
  public var body: some View { StyleView(style: self, source: source) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point, in ellipses.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// A gradient around a point, in ellipses.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { paint = style.paint }
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style as it is written.
  public var paint: String { "tint" }
}

/// Weaker and weaker forms of the colour around.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style as it is written.
  public let paint: String
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The third form.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(paint: "tertiary") }
  /// The fourth form.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(paint: "quaternary") }
}
