import ElementTree
import Foundation

/// Why something is not drawn as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Its content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Its content is not valid any more.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a view is drawn on that looks like glass.
public struct Glass: Hashable, Sendable {
  /// The usual one.
  public static let regular = Glass()
  /// A clear one.
  public static let clear = Glass()
  /// Returns one of a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns one that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How one content gives way to the next.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// As the system likes.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll, up or down by a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As symbols do.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// What a symbol does.
public struct SymbolEffectName: Hashable, Sendable {
  private let name: String
  /// It pulses.
  public static let pulse = SymbolEffectName(name: "pulse")
  /// It bounces.
  public static let bounce = SymbolEffectName(name: "bounce")
  /// Its parts take colours in turn.
  public static let variableColor = SymbolEffectName(name: "variableColor")
  /// It grows.
  public static let scale = SymbolEffectName(name: "scale")
  /// It appears.
  public static let appear = SymbolEffectName(name: "appear")
  /// It disappears.
  public static let disappear = SymbolEffectName(name: "disappear")
  /// It gives way to another.
  public static let replace = SymbolEffectName(name: "replace")
  /// It wiggles.
  public static let wiggle = SymbolEffectName(name: "wiggle")
  /// It turns.
  public static let rotate = SymbolEffectName(name: "rotate")
  /// It breathes.
  public static let breathe = SymbolEffectName(name: "breathe")
}

/// How the parts of a symbol are coloured.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// In one colour.
  case monochrome
  /// In its own colours.
  case multicolor
  /// In shades of one colour.
  case hierarchical
  /// In several colours.
  case palette
}

/// How a view is drawn over what is below it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// As its name says.
  case normal
  /// As its name says.
  case multiply
  /// As its name says.
  case screen
  /// As its name says.
  case overlay
  /// As its name says.
  case darken
  /// As its name says.
  case lighten
  /// As its name says.
  case colorDodge
  /// As its name says.
  case colorBurn
  /// As its name says.
  case softLight
  /// As its name says.
  case hardLight
  /// As its name says.
  case difference
  /// As its name says.
  case exclusion
  /// As its name says.
  case hue
  /// As its name says.
  case saturation
  /// As its name says.
  case color
  /// As its name says.
  case luminosity
  /// As its name says.
  case sourceAtop
  /// As its name says.
  case destinationOver
  /// As its name says.
  case destinationOut
  /// As its name says.
  case plusDarker
  /// As its name says.
  case plusLighter
}

/// What a pointer does to a view.
public enum HoverEffect: String, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case automatic
  /// It lightens the view.
  case highlight
  /// It lifts the view.
  case lift
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  /// As the system likes.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Returns a rectangle with round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

extension View {
  /// Draws something in place of the content; the layout stays.
  public func redacted(
    reason: RedactionReasons, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("redacted", ["isPlaceholder": "\(reason.contains(.placeholder))"], fileID, line)
  }

  /// Draws the content as it is; the layout stays.
  public func unredacted(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("unredacted", [:], fileID, line)
  }

  /// Says whether the content is private; the layout stays.
  public func privacySensitive(
    _ sensitive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("privacySensitive", ["sensitive": "\(sensitive)"], fileID, line)
  }

  /// Draws the view on something that looks like glass; the layout stays.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule(), fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: AppearanceElement(kind: "glassEffect", of: shape), fileID, line)
  }

  /// What a pointer does to the view; the layout stays.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("hoverEffect", ["effect": effect.rawValue], fileID, line)
  }

  /// How one content gives way to the next; the layout stays.
  public func contentTransition(
    _ transition: ContentTransition, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contentTransition", [:], fileID, line)
  }

  /// What symbols in the view do; the layout stays.
  public func symbolEffect(
    _ effect: SymbolEffectName, isActive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolEffect", [:], fileID, line)
  }

  /// What symbols in the view do when a value changes; the layout stays.
  public func symbolEffect(
    _ effect: SymbolEffectName, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolEffect", [:], fileID, line)
  }

  /// How the parts of symbols are coloured; the layout stays.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolRenderingMode", [:], fileID, line)
  }

  /// What backgrounds in the view are drawn in; the layout stays.
  public func backgroundStyle(
    _ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("backgroundStyle", ["style": style.paint], fileID, line)
  }

  /// Returns the shape of the borders of buttons; the layout stays.
  public func buttonBorderShape(
    _ shape: ButtonBorderShape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("buttonBorderShape", ["shape": shape.name], fileID, line)
  }

  /// Draws the view brighter; the layout stays.
  public func brightness(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("brightness", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with more contrast; the layout stays.
  public func contrast(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contrast", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with stronger colours; the layout stays.
  public func saturation(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("saturation", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with weaker colours; the layout stays.
  public func grayscale(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("grayscale", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view in other colours; the layout stays.
  public func hueRotation(
    _ angle: Angle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("hueRotation", ["degrees": "\(angle.degrees)"], fileID, line)
  }

  /// Draws the view in the opposite colours; the layout stays.
  public func colorInvert(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("colorInvert", [:], fileID, line)
  }

  /// Draws the view darker, in a colour; the layout stays.
  public func colorMultiply(
    _ color: Color, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("colorMultiply", ["color": color.paint], fileID, line)
  }

  /// How the view is drawn over what is below it; the layout stays.
  public func blendMode(
    _ blendMode: BlendMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("blendMode", ["mode": blendMode.rawValue], fileID, line)
  }

  /// Draws the view as one picture; the layout stays.
  public func drawingGroup(
    opaque: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("drawingGroup", [:], fileID, line)
  }

  /// Moves the view as one; the layout stays.
  public func geometryGroup(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("geometryGroup", [:], fileID, line)
  }
}

extension Image {
  /// How the colours of an image count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a form that is filled with a colour.
    case template
    /// As they are.
    case original
  }

  /// How an image is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Returns the image; how its colours count has no part in layout.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the image; how it is drawn in another size has no part in layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image; how its edges are drawn has no part in layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
