import ElementTree
import Foundation

/// The reasons why content is not drawn as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The options as a bit set.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content has not been loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A translucent surface behind a view that looks like glass.
public struct Glass: Hashable, Sendable {
  /// The regular glass.
  public static let regular = Glass()
  /// A clear glass.
  public static let clear = Glass()
  /// Returns one of a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The transition from one content to the next.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// No transition.
  public static let identity = ContentTransition(name: "identity")
  /// A cross-fade.
  public static let opacity = ContentTransition(name: "opacity")
  /// The system's default transition.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Returns a transition in which digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Returns a transition in which digits roll up or down by a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// The transition of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// An animated effect of a symbol.
public struct SymbolEffectName: Hashable, Sendable {
  private let name: String
  /// The symbol pulses.
  public static let pulse = SymbolEffectName(name: "pulse")
  /// The symbol bounces.
  public static let bounce = SymbolEffectName(name: "bounce")
  /// The symbol's parts take colours in turn.
  public static let variableColor = SymbolEffectName(name: "variableColor")
  /// The symbol grows.
  public static let scale = SymbolEffectName(name: "scale")
  /// The symbol appears.
  public static let appear = SymbolEffectName(name: "appear")
  /// The symbol disappears.
  public static let disappear = SymbolEffectName(name: "disappear")
  /// The symbol is replaced by another.
  public static let replace = SymbolEffectName(name: "replace")
  /// The symbol wiggles.
  public static let wiggle = SymbolEffectName(name: "wiggle")
  /// The symbol turns.
  public static let rotate = SymbolEffectName(name: "rotate")
  /// The symbol breathes.
  public static let breathe = SymbolEffectName(name: "breathe")
}

/// The colouring of the parts of a symbol.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// One colour.
  case monochrome
  /// The symbol's own colours.
  case multicolor
  /// Shades of one colour.
  case hierarchical
  /// Several colours.
  case palette
}

/// The way in which a view is drawn over the views below it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// SwiftUI's blend mode `normal`.
  case normal
  /// SwiftUI's blend mode `multiply`.
  case multiply
  /// SwiftUI's blend mode `screen`.
  case screen
  /// SwiftUI's blend mode `overlay`.
  case overlay
  /// SwiftUI's blend mode `darken`.
  case darken
  /// SwiftUI's blend mode `lighten`.
  case lighten
  /// SwiftUI's blend mode `colorDodge`.
  case colorDodge
  /// SwiftUI's blend mode `colorBurn`.
  case colorBurn
  /// SwiftUI's blend mode `softLight`.
  case softLight
  /// SwiftUI's blend mode `hardLight`.
  case hardLight
  /// SwiftUI's blend mode `difference`.
  case difference
  /// SwiftUI's blend mode `exclusion`.
  case exclusion
  /// SwiftUI's blend mode `hue`.
  case hue
  /// SwiftUI's blend mode `saturation`.
  case saturation
  /// SwiftUI's blend mode `color`.
  case color
  /// SwiftUI's blend mode `luminosity`.
  case luminosity
  /// SwiftUI's blend mode `sourceAtop`.
  case sourceAtop
  /// SwiftUI's blend mode `destinationOver`.
  case destinationOver
  /// SwiftUI's blend mode `destinationOut`.
  case destinationOut
  /// SwiftUI's blend mode `plusDarker`.
  case plusDarker
  /// SwiftUI's blend mode `plusLighter`.
  case plusLighter
}

/// The effect of a pointer on a view.
public enum HoverEffect: String, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case automatic
  /// The pointer lightens the view.
  case highlight
  /// The pointer lifts the view.
  case lift
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  /// The system's default.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule-shaped border.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circular border.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A border of a rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Returns a rectangle with round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

extension View {
  /// Draws a placeholder for the content, without affecting layout.
  public func redacted(
    reason: RedactionReasons, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("redacted", ["isPlaceholder": "\(reason.contains(.placeholder))"], fileID, line)
  }

  /// Draws the content as it is, without affecting layout.
  public func unredacted(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("unredacted", [:], fileID, line)
  }

  /// Sets whether the content is private, without affecting layout.
  public func privacySensitive(
    _ sensitive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("privacySensitive", ["sensitive": "\(sensitive)"], fileID, line)
  }

  /// Draws the view on a surface that looks like glass, without affecting layout.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule(), fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: AppearanceElement(kind: "glassEffect", of: shape), fileID, line)
  }

  /// Sets the effect of a pointer on the view, without affecting layout.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("hoverEffect", ["effect": effect.rawValue], fileID, line)
  }

  /// Sets the transition from one content to the next, without affecting layout.
  public func contentTransition(
    _ transition: ContentTransition, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contentTransition", [:], fileID, line)
  }

  /// Adds an effect to the symbols in the view, without affecting layout.
  public func symbolEffect(
    _ effect: SymbolEffectName, isActive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolEffect", [:], fileID, line)
  }

  /// Adds an effect to the symbols in the view when a value changes, without affecting layout.
  public func symbolEffect(
    _ effect: SymbolEffectName, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolEffect", [:], fileID, line)
  }

  /// Sets the colouring of the parts of symbols, without affecting layout.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolRenderingMode", [:], fileID, line)
  }

  /// Sets the style of the backgrounds in the view, without affecting layout.
  public func backgroundStyle(
    _ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("backgroundStyle", ["style": style.paint], fileID, line)
  }

  /// Sets the shape of the borders of buttons, without affecting layout.
  public func buttonBorderShape(
    _ shape: ButtonBorderShape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("buttonBorderShape", ["shape": shape.name], fileID, line)
  }

  /// Draws the view brighter, without affecting layout.
  public func brightness(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("brightness", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with more contrast, without affecting layout.
  public func contrast(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contrast", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with stronger colours, without affecting layout.
  public func saturation(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("saturation", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with weaker colours, without affecting layout.
  public func grayscale(
    _ amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("grayscale", ["amount": "\(amount)"], fileID, line)
  }

  /// Draws the view with its hues rotated, without affecting layout.
  public func hueRotation(
    _ angle: Angle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("hueRotation", ["degrees": "\(angle.degrees)"], fileID, line)
  }

  /// Draws the view in the opposite colours, without affecting layout.
  public func colorInvert(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("colorInvert", [:], fileID, line)
  }

  /// Draws the view darker, in a colour, without affecting layout.
  public func colorMultiply(
    _ color: Color, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("colorMultiply", ["color": color.paint], fileID, line)
  }

  /// Sets how the view is drawn over the views below it, without affecting layout.
  public func blendMode(
    _ blendMode: BlendMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("blendMode", ["mode": blendMode.rawValue], fileID, line)
  }

  /// Draws the view as one picture, without affecting layout.
  public func drawingGroup(
    opaque: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("drawingGroup", [:], fileID, line)
  }

  /// Moves the view as one, without affecting layout.
  public func geometryGroup(
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("geometryGroup", [:], fileID, line)
  }
}

extension Image {
  /// The use of the colours of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mask that is filled with a colour.
    case template
    /// The colours as they are.
    case original
  }

  /// The resampling of an image that is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Returns the image; its use of colours does not affect layout.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the image; its resampling does not affect layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image; the drawing of its edges does not affect layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
