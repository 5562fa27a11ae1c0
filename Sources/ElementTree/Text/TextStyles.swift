import Foundation

/// The text styles of a platform: their fonts and leadings at each text size.
///
/// ``iOS`` and ``macOS`` are tables of published and recorded numbers; the page *Platforms* shows them.
///
/// ```swift
/// let body = TextStyles.iOS[.body]
/// print(body.size(at: .accessibility1), body.leading(at: .accessibility1))  // 28 and 34 points
/// ```
public struct TextStyles: Sendable {
  /// A text style of the platform.
  public struct Style: Sendable {
    /// The font sizes in points, from the smallest text size to the largest.
    let sizes: [CGFloat]
    /// The distances of baselines in points, from the smallest text size to the largest.
    let leadings: [CGFloat]
    /// The weight of the style's font.
    public let weight: Font.Weight
    /// The weight of the style's font in bold.
    public let emphasizedWeight: Font.Weight
    /// The lines of the style for a tall script.
    let tall: TallLine
    /// The leading that scaled lengths follow, at text sizes where it differs from that of lines.
    var growing: [DynamicTypeSize: CGFloat] = [:]

    /// Returns the font size at a text size, in points.
    public func size(at textSize: DynamicTypeSize) -> CGFloat { sizes[textSize.rawValue] }

    /// Returns the distance of baselines at a text size, in points.
    public func leading(at textSize: DynamicTypeSize) -> CGFloat { leadings[textSize.rawValue] }

    /// Returns the factor by which a length that follows the style grows: the ratio of its leadings.
    ///
    /// 195 recorded lengths and 145 recorded font sizes confirm it.
    func growth(at textSize: DynamicTypeSize) -> CGFloat {
      (growing[textSize] ?? leading(at: textSize)) / leading(at: .large)
    }
  }

  /// The lines of a style if a preferred language has a tall script.
  struct TallLine: Sendable {
    /// The additional height and leading, in points.
    let extra: CGFloat
    /// The distance of the first baseline below the top at ``DynamicTypeSize/large``, in points.
    let baseline: CGFloat
    /// The distance from the view above at ``DynamicTypeSize/large``, in points.
    let above: CGFloat
    /// The additional height for a weight above regular, in points; `nil` if it is the same.
    var heavyExtra: CGFloat?
  }

  /// The ascent and the descent of a line, in 2048ths of an em.
  struct LineUnits: Sendable {
    let ascent: CGFloat
    let descent: CGFloat
  }

  private let styles: [Font.TextStyle: Style]
  private let units: LineUnits
  /// Whether lines that are not tall have whole points above and below the baseline.
  private let hasWholeLines: Bool
  /// Whether the leading of tall lines begins at the second line.
  let tallLeadingBeginsAtSecondLine: Bool
  /// The name that identifies the table.
  private let name: String

  /// The style of the platform for a text style.
  public subscript(style: Font.TextStyle) -> Style { styles[style]! }
}

extension TextStyles: Hashable {
  /// Returns whether two values are the same platform's table.
  public static func == (one: TextStyles, other: TextStyles) -> Bool { one.name == other.name }

  /// Hashes the name that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TextStyles {
  /// The measures of a font's line.
  struct Line {
    /// The height above the baseline, in points.
    var ascent: CGFloat
    /// The depth below the baseline, in points.
    var descent: CGFloat
    /// The distance of successive lines beyond their height, in points; negative if they overlap.
    var leading: CGFloat = 0
    /// The distance from the view above, in points; `nil` for the one that follows from the descent.
    var above: CGFloat?
  }

  /// Returns the line of a font of a size in points, multiplied by a scale.
  func line(of font: Font, points: CGFloat, scale: CGFloat, isTall: Bool) -> Line {
    var line = Line(ascent: points * units.ascent / 2048, descent: points * units.descent / 2048)
    let style = font.family == nil ? font.style.flatMap { styles[$0] } : nil
    if hasWholeLines, style == nil || !isTall {
      line.ascent.round()
      // Recorded at 10 to 13, 15, 17, 20, 22, 24, 26, 32 and 40 points.
      line.descent.round(points < 23 ? .up : .toNearestOrAwayFromZero)
    }
    guard let style else { return line }
    let height = line.ascent + line.descent
    let index = style.sizes.lastIndex(of: font.size)
    var distance = (index.map { style.leadings[$0] } ?? height / scale) * scale
    if isTall {
      let growth = index.map { style.leadings[$0] / style.leadings[DynamicTypeSize.large.rawValue] } ?? 1
      line.ascent = style.tall.baseline * growth * scale
      let extra = font.weight.widening > 0 ? style.tall.heavyExtra ?? style.tall.extra : style.tall.extra
      line.descent = height + extra - line.ascent
      distance += style.tall.extra
    }
    line.leading = distance - line.ascent - line.descent
    return line
  }

  /// Returns the line of a resolved font that its distances from other views follow from.
  func spacingLine(of font: Font, isTall: Bool) -> Line {
    var line = Line(ascent: font.size * units.ascent / 2048, descent: font.size * units.descent / 2048)
    guard isTall, font.family == nil, let style = font.style.flatMap({ styles[$0] }) else { return line }
    line.ascent += style.tall.extra
    line.above = style.tall.above * font.size / style.size(at: .large)
    return line
  }
}

extension TextStyles {
  /// The text styles of iOS.
  ///
  /// Sizes: Apple's Human Interface Guidelines, *Typography*, tables *iOS, iPadOS Dynamic Type sizes* and
  /// *Larger accessibility type sizes*; leadings: the same tables, and for the sizes for accessibility those
  /// that follow from 195 recorded lengths. Lines: 1950 and 494 units of 2048 (recorded from fonts of iOS
  /// 26.0). Weights of bold text: the same guidelines. Tall lines: recorded from iOS 26.0 with a preferred
  /// language of a tall script.
  public static let iOS = TextStyles(
    styles: [
      .largeTitle: Style(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .regular, emphasizedWeight: .bold,
        tall: TallLine(extra: 8, baseline: 36.5, above: 16.859)),
      .title: Style(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68], weight: .regular, emphasizedWeight: .bold,
        tall: TallLine(extra: 8, baseline: 31.5, above: 14.611)),
      .title2: Style(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], weight: .regular, emphasizedWeight: .bold,
        tall: TallLine(extra: 6, baseline: 24.5, above: 11.375)),
      .title3: Style(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 4, baseline: 21, above: 9.804)),
      .headline: Style(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .semibold,
        emphasizedWeight: .semibold, tall: TallLine(extra: 4, baseline: 18.5, above: 8.461),
        // An irregular value, as recorded.
        growing: [.accessibility4: 51]),
      .body: Style(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 4, baseline: 18.5, above: 8.429)),
      .callout: Style(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 4, baseline: 17.5, above: 8.138)),
      .subheadline: Style(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 3, baseline: 16, above: 7.603)),
      .footnote: Style(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 3, baseline: 14, above: 6.52)),
      .caption: Style(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 3, baseline: 13, above: 6.229)),
      .caption2: Style(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48], weight: .regular,
        emphasizedWeight: .semibold, tall: TallLine(extra: 3, baseline: 12, above: 5.937)),
    ],
    units: LineUnits(ascent: 1950, descent: 494), hasWholeLines: false, tallLeadingBeginsAtSecondLine: true,
    name: "iOS")

  /// The text styles of macOS, which are the same at every text size.
  ///
  /// Sizes, leadings and weights: Apple's Human Interface Guidelines, *Typography*, table *macOS built-in
  /// text styles*. Lines: 1980 and 432 units of 2048, in whole points (recorded from fonts of macOS 26.2 without
  /// a style, and from labels of macOS 27 in the body's). Tall lines: recorded from macOS 26.2 with a preferred language of a tall
  /// script.
  public static let macOS = TextStyles(
    styles: [
      .largeTitle: fixed(26, 32, .regular, .bold, TallLine(extra: 7, baseline: 29, above: 12.679)),
      .title: fixed(22, 26, .regular, .bold, TallLine(extra: 7, baseline: 25, above: 11.092)),
      .title2: fixed(17, 22, .regular, .bold, TallLine(extra: 5, baseline: 19, above: 8.772)),
      .title3: fixed(
        15, 20, .regular, .semibold, TallLine(extra: 4, baseline: 17, above: 7.498, heavyExtra: 5)),
      .headline: fixed(13, 16, .bold, .heavy, TallLine(extra: 3, baseline: 14, above: 6.273)),
      .body: fixed(13, 16, .regular, .semibold, TallLine(extra: 3, baseline: 14, above: 6.224)),
      .callout: fixed(12, 15, .regular, .semibold, TallLine(extra: 3, baseline: 13, above: 5.952)),
      .subheadline: fixed(11, 14, .regular, .semibold, TallLine(extra: 3, baseline: 12, above: 5.681)),
      .footnote: fixed(10, 13, .regular, .semibold, TallLine(extra: 3, baseline: 11, above: 4.909)),
      .caption: fixed(10, 13, .regular, .medium, TallLine(extra: 3, baseline: 11, above: 4.909)),
      .caption2: fixed(10, 13, .medium, .semibold, TallLine(extra: 3, baseline: 11, above: 4.915)),
    ],
    units: LineUnits(ascent: 1980, descent: 432), hasWholeLines: true, tallLeadingBeginsAtSecondLine: false,
    name: "macOS")

  private static func fixed(
    _ size: CGFloat, _ leading: CGFloat, _ weight: Font.Weight, _ emphasized: Font.Weight, _ tall: TallLine
  ) -> Style {
    let count = DynamicTypeSize.allCases.count
    return Style(
      sizes: Array(repeating: size, count: count), leadings: Array(repeating: leading, count: count),
      weight: weight, emphasizedWeight: emphasized, tall: tall)
  }
}
