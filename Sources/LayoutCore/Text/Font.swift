import Foundation

/// A description of the font of a text: how large and how heavy its letters are.
///
/// A font that follows a text style is as large as the environment's `dynamicTypeSize` makes that style; any other keeps
/// its size.
public struct Font: Hashable, Sendable {
  /// The sizes that a font can have, in points.
  public static let sizes: ClosedRange<CGFloat> = 0.015625...65_536

  /// The height of an em, in points; one of ``sizes``.
  ///
  /// Where the font follows a style, this is its size at ``DynamicTypeSize/large``.
  public let size: CGFloat

  /// How heavy the letters are.
  public private(set) var weight: Weight

  /// What the letters look like.
  public private(set) var design = Design.default

  /// The text style with which the size grows and shrinks; `nil` for a size that is fixed.
  public private(set) var style: TextStyle?

  /// The name of a custom font; `nil` for the system's.
  public private(set) var family: String?

  /// Creates a font of a size and a weight; a size that is none of ``sizes`` counts as the nearest one, and NaN as the
  /// least.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// Creates the font of a text style, with the style's own weight unless another one is given.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: style.size, weight: weight ?? style.weight, design: design ?? .default, style: style)
  }

  /// Creates a font by its name, whose size follows that of `Font.body`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Creates a font by its name, whose size follows that of a text style.
  ///
  /// The built-in measurer knows one family, and measures any other as that one.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size, weight: .regular, style: style, family: name)
  }

  /// Creates a font by its name, of a size that is fixed.
  public static func custom(_ name: String, fixedSize size: CGFloat) -> Font {
    Font(size: size, weight: .regular, family: name)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The same font with letters that are all equally wide.
  public func monospaced() -> Font {
    design(.monospaced)
  }

  /// The same font in another design.
  func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// A font of which everything is given; sizes are put right.
  package init(
    size: CGFloat, weight: Weight, design: Design = .default, style: TextStyle? = nil,
    family: String? = nil
  ) {
    self.size =
      size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.weight = weight
    self.design = design
    self.style = style
    self.family = family
  }

  /// The font as it is at a text size, of a size that is fixed unless nothing has changed.
  package func resolved(at textSize: DynamicTypeSize) -> Font {
    guard let style, textSize != .large else { return self }
    return Font(
      size: textSize.scaled(size, asMuchAs: style), weight: weight, design: design, family: family)
  }
}
