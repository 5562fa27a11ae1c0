import Foundation

/// A description of the font of a text: how large and how heavy its letters are.
///
/// A font does not name a family; which one is used is up to the ``TextMeasurer``.
public struct Font: Hashable, Sendable {
  /// The sizes that a font can have, in points.
  public static let sizes: ClosedRange<CGFloat> = 0.015625...65_536

  /// The height of an em, in points; one of ``sizes``.
  public let size: CGFloat

  /// How heavy the letters are.
  public let weight: Weight

  /// Creates a font of a size and a weight; a size that is none of ``sizes`` counts as the nearest one, and NaN as the
  /// least.
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    let size = size.isNaN ? sizes.lowerBound : min(max(size, sizes.lowerBound), sizes.upperBound)
    return Font(size: size, weight: weight)
  }

  /// Creates the font of a text style, with the style's own weight unless another one is given.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    Font(size: style.size, weight: weight ?? style.weight)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(size: size, weight: weight)
  }

  /// The same font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  private init(size: CGFloat, weight: Weight) {
    self.size = size
    self.weight = weight
  }
}
