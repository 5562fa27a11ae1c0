import Foundation

/// A description of a text's font: its size, weight, design and family.
///
/// A font that follows a text style has the size that the environment's `dynamicTypeSize` gives that style;
/// any other font keeps its size.
public struct Font: Hashable, Sendable {
  /// The range of font sizes, in points.
  public static let sizes: ClosedRange<CGFloat> = 0.015625...65_536

  /// The height of an em, in points; one of ``sizes``.
  ///
  /// For a font that follows a style, this is the size at ``DynamicTypeSize/large``.
  public let size: CGFloat

  /// The weight of the letters; that of the text style on iOS if none was given.
  public var weight: Weight { ownWeight ?? style?.weight ?? .regular }

  /// The given weight; `nil` for that of the style, which differs between platforms.
  private(set) var ownWeight: Weight?

  /// Whether the font is bold, which is semibold in some of a platform's text styles.
  private(set) var isEmphasized = false

  /// The design of the letters, such as monospaced.
  public private(set) var design = Design.default

  /// The text style that the size follows; `nil` for a fixed size.
  public private(set) var style: TextStyle?

  /// The name of a custom font; `nil` for the system font.
  public private(set) var family: String?

  /// Creates a font of a size in points, a weight and a design.
  ///
  /// A size outside of ``sizes`` counts as the nearest one in it, and NaN as the least.
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

  /// Creates a custom font by its name, with a size in points that follows `Font.body`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Creates a custom font by its name, with a size in points that follows a text style.
  ///
  /// The built-in measurer has the widths of one family, which it uses for any other.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size, weight: .regular, style: style, family: name)
  }

  /// Creates a custom font by its name, with a fixed size in points.
  public static func custom(_ name: String, fixedSize size: CGFloat) -> Font {
    Font(size: size, weight: .regular, family: name)
  }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    font.isEmphasized = false
    return font
  }

  /// Returns the font in bold; on a platform, in the weight of bold text in its style.
  public func bold() -> Font {
    var font = weight(.bold)
    font.isEmphasized = true
    return font
  }

  /// Returns the font with another size in points and another weight, without its emphasis.
  func sized(_ size: CGFloat, weight: Weight) -> Font {
    // The style's own weight must not count as a given one.
    Font(
      size: size, weight: weight == style?.weight ? nil : weight, design: design, style: style, family: family
    )
  }

  /// Returns the font outside of a platform: in the given weight if it is emphasized.
  func emphasized(as weight: Weight) -> Font { isEmphasized ? self.weight(weight) : self }

  /// Returns the font in the monospaced design.
  public func monospaced() -> Font {
    design(.monospaced)
  }

  /// Returns the font in another design.
  package func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// Creates a font of all its properties; a size outside of ``sizes`` counts as the nearest one in it.
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

  /// The text size at which the font's style has its size on iOS; `nil` for a font that follows no style, and
  /// for a custom one.
  package var textSize: DynamicTypeSize? {
    guard let style, family == nil else { return nil }
    return ([.large] + DynamicTypeSize.allCases).first { $0.points(style) == size }
  }

  /// Whether the font follows a style and is as large as at an accessibility size.
  package var isAccessibilitySized: Bool {
    style.map { size >= DynamicTypeSize.accessibility1.points($0) } ?? false
  }

  /// Returns the font in another style at the same text size; `nil` where that is not known.
  package func following(_ other: TextStyle) -> Font? {
    textSize.map { Font(size: $0.points(other), weight: ownWeight, design: design, style: other) }
  }

  /// Returns the font at a text size: with a fixed size, unless nothing has changed.
  package func resolved(at textSize: DynamicTypeSize) -> Font {
    guard let style, textSize != .large else { return emphasized(as: .bold) }
    return Font(
      size: textSize.scaled(size, asMuchAs: style), weight: weight, design: design, family: family)
  }
}

extension Font {
  /// A design of a font's letters.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The design of the system font.
    case `default`
    /// A design with serifs; the built-in measurer has the widths of ``default`` for it.
    case serif
    /// A design with rounded ends; the built-in measurer has the widths of ``default`` for it.
    case rounded
    /// A design with letters of equal width: 0.6 em in the built-in measurer.
    case monospaced
  }
}

extension Font {
  /// A role of a text, which determines its size and weight.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The style of large titles: 34 points.
    case largeTitle
    /// The style of first-level titles: 28 points.
    case title
    /// The style of second-level titles: 22 points.
    case title2
    /// The style of third-level titles: 20 points.
    case title3
    /// The style of headings: 17 points, semibold.
    case headline
    /// The style of body text, and of a text without a style: 17 points.
    case body
    /// The style of callouts: 16 points.
    case callout
    /// The style of subheadings: 15 points.
    case subheadline
    /// The style of footnotes: 13 points.
    case footnote
    /// The style of captions: 12 points.
    case caption
    /// The style of alternate captions: 11 points.
    case caption2

    /// The size of the style's font at ``DynamicTypeSize/large``, in points.
    public var size: CGFloat { DynamicTypeSize.large.points(self) }

    /// The weight of the style's font on iOS.
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
  /// A weight of a font, from the lightest to the heaviest.
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

/// A person's preferred text size: one of twelve, in ascending order.
///
/// ```swift
/// let headline = Text("Today").font(.headline).dynamicTypeSize(.accessibility3)
/// ```
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest text size.
  case xSmall
  /// The size between ``xSmall`` and ``medium``.
  case small
  /// The size between ``small`` and ``large``.
  case medium
  /// The default text size.
  case large
  /// The size between ``large`` and ``xxLarge``.
  case xLarge
  /// The size between ``xLarge`` and ``xxxLarge``.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second of five accessibility sizes.
  case accessibility2
  /// The third of five accessibility sizes.
  case accessibility3
  /// The fourth of five accessibility sizes.
  case accessibility4
  /// The largest text size.
  case accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether a size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The name of the case, such as `accessibility1`.
  public var name: String { "\(self)" }

  /// Creates the size with a name; `nil` if no size has it.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = size
  }

  /// Returns the size of a style's font on iOS, in points.
  ///
  /// Apple's Human Interface Guidelines, *Typography*, tables *iOS, iPadOS Dynamic Type sizes* and *Larger
  /// accessibility type sizes*.
  func points(_ style: Font.TextStyle) -> CGFloat { style.sizes[rawValue] }

  /// Returns a length in points that grows in proportion to a style's font on iOS.
  package func scaled(_ length: CGFloat, asMuchAs style: Font.TextStyle) -> CGFloat {
    length * points(style) / style.size
  }
}

extension Font.TextStyle {
  /// The font sizes from ``DynamicTypeSize/xSmall`` to ``DynamicTypeSize/accessibility5``, in points.
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
