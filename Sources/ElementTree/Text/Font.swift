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

  /// How heavy the letters are; where nothing was said, as its style says on iOS.
  public var weight: Weight { ownWeight ?? style?.weight ?? .regular }

  /// The weight that was said; `nil` where it is its style's, which is another one on another platform.
  private(set) var ownWeight: Weight?

  /// Whether it is bold, which is semibold in some of a platform's text styles.
  private(set) var isEmphasized = false

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
    Font(size: style.size, weight: weight, design: design ?? .default, style: style)
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
    font.ownWeight = weight
    font.isEmphasized = false
    return font
  }

  /// The same font in bold; on a platform, as heavy as bold text of its style is there.
  public func bold() -> Font {
    var font = weight(.bold)
    font.isEmphasized = true
    return font
  }

  /// The same font of a size in points and a weight, which are all that is left of what was said of it.
  func sized(_ size: CGFloat, weight: Weight) -> Font {
    // A weight that is its style's own is no other font.
    Font(
      size: size, weight: weight == style?.weight ? nil : weight, design: design, style: style, family: family
    )
  }

  /// The same font as it is without a platform: in bold, if it is emphasized.
  func emphasized(as weight: Weight) -> Font { isEmphasized ? self.weight(weight) : self }

  /// The same font with letters that are all equally wide.
  public func monospaced() -> Font {
    design(.monospaced)
  }

  /// The same font in another design.
  package func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// A font of which everything is given; sizes are put right.
  package init(
    size: CGFloat, weight: Weight?, design: Design = .default, style: TextStyle? = nil,
    family: String? = nil
  ) {
    self.size =
      size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    ownWeight = weight
    self.design = design
    self.style = style
    self.family = family
  }

  /// The font as it is at a text size, of a size that is fixed unless nothing has changed.
  package func resolved(at textSize: DynamicTypeSize) -> Font {
    guard let style, textSize != .large else { return emphasized(as: .bold) }
    return Font(
      size: textSize.scaled(size, asMuchAs: style), weight: weight, design: design, family: family)
  }
}

extension Font {
  /// What the letters of a font look like.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// As the system's font.
    case `default`
    /// With serifs; the built-in measurer has the widths of ``default`` for it.
    case serif
    /// With rounded ends; the built-in measurer has the widths of ``default`` for it.
    case rounded
    /// All equally wide: 0.6 em in the built-in measurer.
    case monospaced
  }
}

extension Font {
  /// A role of a text, which has a size and a weight.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points; the style of a text that states none.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The size of the style's font at ``DynamicTypeSize/large``, in points.
    public var size: CGFloat { DynamicTypeSize.large.points(self) }

    /// The weight of the style's font.
    public var weight: Weight {
      self == .headline ? .semibold : .regular
    }
  }

  /// The font of ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// The font of ``TextStyle/title``.
  public static let title = system(.title)
  /// The font of ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// The font of ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// The font of ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// The font of ``TextStyle/body``.
  public static let body = system(.body)
  /// The font of ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// The font of ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// The font of ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// The font of ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// The font of ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)
}

extension Font {
  /// How heavy the letters of a font are, from the lightest to the heaviest.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The lightest weight.
    case ultraLight
    /// Lighter than ``light``.
    case thin
    /// Lighter than ``regular``.
    case light
    /// The weight of running text.
    case regular
    /// Heavier than ``regular``.
    case medium
    /// Heavier than ``medium``; the weight of ``Font/headline``.
    case semibold
    /// The weight of strong emphasis.
    case bold
    /// Heavier than ``bold``.
    case heavy
    /// The heaviest weight.
    case black
  }
}

/// How large a person wants texts to be: one of twelve sizes, in their order.
///
/// ```swift
/// let headline = Text("Today").font(.headline).dynamicTypeSize(.accessibility3)
/// ```
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Smaller than ``medium``.
  case small
  /// Smaller than ``large``.
  case medium
  /// The size that is usual.
  case large
  /// Larger than ``large``.
  case xLarge
  /// Larger than ``xLarge``.
  case xxLarge
  /// The largest size that is not meant for accessibility.
  case xxxLarge
  /// The first of the sizes for accessibility.
  case accessibility1
  /// Larger than ``accessibility1``.
  case accessibility2
  /// Larger than ``accessibility2``.
  case accessibility3
  /// Larger than ``accessibility3``.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The name of the case.
  public var name: String { "\(self)" }

  /// The size of a name; `nil` for a name of none.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = size
  }

  /// The size of a style's font, in points.
  ///
  /// Apple's Human Interface Guidelines, *Typography*, tables *iOS, iPadOS Dynamic Type sizes* and *Larger
  /// accessibility type sizes*.
  func points(_ style: Font.TextStyle) -> CGFloat { style.sizes[rawValue] }

  /// A length in points that grows in proportion to the size of a style's font.
  package func scaled(_ length: CGFloat, asMuchAs style: Font.TextStyle) -> CGFloat {
    length * points(style) / style.size
  }
}

extension Font.TextStyle {
  /// The point sizes from ``DynamicTypeSize/xSmall`` to ``DynamicTypeSize/accessibility5``.
  fileprivate var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
