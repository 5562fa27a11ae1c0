import Foundation

/// How a platform sets texts: its font, its text styles, and how it rounds lines.
///
/// ```swift
/// let phone = Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3)
/// let title = phone.resolved(.title, at: .accessibility1)
/// print(title.size)  // 38
/// ```
public struct Typography: Hashable, Sendable {
  /// The widths of letters.
  public var metrics: FontMetrics
  /// The sizes, weights and leadings of text styles.
  public var styles: TextStyles
  /// How many pixels a point has: a whole number from 1 to 8.
  ///
  /// Widths and heights of texts are rounded up to whole pixels.
  public var scale: CGFloat
  /// Whether the lines of text styles are as high as systems make them where a preferred language has a tall script.
  public var hasTallLines = false

  /// A platform's way of setting texts.
  public init(metrics: FontMetrics, styles: TextStyles, scale: CGFloat) {
    self.metrics = metrics
    self.styles = styles
    self.scale = scale
  }

  /// The grid that lines are rounded to.
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Whether the first two lines of a text stand as close as their heights, and only the ones after them a leading apart.
  ///
  /// So iOS 26 does where lines are tall (77 recorded texts); macOS does not.
  var leadingBeginsAtSecondLine: Bool { hasTallLines && styles.tallLeadingBeginsAtSecondLine }
}

extension Typography {
  /// A font at a text size: with the size and the weight that the platform gives its style.
  ///
  /// A custom font that follows a style has whole points, in the ratio of the style's leadings.
  public func resolved(_ font: Font, at textSize: DynamicTypeSize) -> Font {
    guard let style = font.style else { return font.emphasized(as: .bold) }
    let entry = styles[style]
    guard font.family == nil else {
      let size = (font.size * entry.growth(at: textSize)).rounded()
      return font.sized(max(1, size), weight: font.weight)
    }
    let weight = font.isEmphasized ? entry.emphasizedWeight : font.ownWeight ?? entry.weight
    // A size that is not the style's is what it was resolved to before.
    let size = font.size == style.size ? entry.size(at: textSize) : font.size
    return font.sized(size, weight: weight)
  }

  /// A length in points that grows with a style: in the ratio of its leadings, rounded to the nearest pixel and up between
  /// two.
  package func scaled(_ length: CGFloat, asMuchAs style: Font.TextStyle, at textSize: DynamicTypeSize)
    -> CGFloat
  {
    pixels.nearest(length * styles[style].growth(at: textSize))
  }

  /// The numbers of a font that is resolved, times a scale.
  func font(_ font: Font, scale: CGFloat) -> ScaledFont {
    let size = max(1, Int((font.size * scale * 64).rounded()))
    let points = CGFloat(size) / 64
    let line = styles.line(of: font, points: points, scale: scale, isTall: hasTallLines)
    // Letters that are all equally wide are no matter of faces.
    if font.design == .monospaced {
      let advances = AdvanceWidths.systemMonospaced
      return ScaledFont(
        part: (advances, size * TextUnit.unitsPerPoint / (64 * advances.unitsPerEm)), ascent: line.ascent,
        descent: line.descent, leading: line.leading)
    }
    let parts = metrics.shares(weight: font.weight, size: points).map { advances, share in
      (
        advances: advances,
        factor: Int((share * CGFloat(size * TextUnit.unitsPerPoint / (64 * advances.unitsPerEm))).rounded())
      )
    }
    let pairs = metrics.storage.kerning
    return ScaledFont(
      part: parts[0], others: Array(parts.dropFirst()),
      kerning: (pairs, size * TextUnit.unitsPerPoint / (64 * pairs.unitsPerEm)),
      tracking: TextUnit.units(metrics.tracking(at: points)), ascent: line.ascent, descent: line.descent,
      leading: line.leading)
  }

  /// How far a text in a font that is resolved stands from what is above and below it.
  ///
  /// The line's height is `u`, its descent `d`, the letters' capital height `c` (1443 of 2048 units), and `q` a tenth of
  /// `u`, rounded up to the pixel: `d + q` above and `u + q - c` below. All recorded fonts of iOS 26 and macOS 26 fit,
  /// except for the distance above text styles with tall lines, which is a recorded number of each style.
  func spacing(of font: Font) -> ViewSpacing {
    let line = styles.spacingLine(of: font, isTall: hasTallLines)
    let gap = pixels.roundedUp((line.ascent + line.descent) / 10)
    return ViewSpacing(
      above: line.above ?? line.descent + gap,
      below: line.ascent + line.descent + gap - font.size * 1443 / 2048,
      betweenTexts: max(
        0,
        pixels.roundedUp(
          styles.line(of: font.weight(.regular), points: font.size, scale: 1, isTall: hasTallLines).leading)))
  }
}

/// A text measurer that sets texts as a platform does, in tables of its font's advance widths.
///
/// - *Widths*: advances, pair kerns and tracking, rounded up to whole pixels. A text is not wider than what it is proposed:
///   where not even a letter fits, it is as wide as the last pixel of the proposal.
/// - *Heights*: lines as ``TextStyles`` has them; baselines of successive lines are at least their style's leading apart;
///   all of it rounded up to whole pixels.
/// - *Breaks, truncation, scale*: as ``BuiltInTextMeasurer``.
///
/// Letters that the font's tables do not have are as wide as in the built-in measurer's rule for unknown letters, which
/// ``letters(withoutWidthIn:)`` names.
public struct PlatformTextMeasurer: TextMeasurer, Hashable {
  /// How texts are set.
  public let typography: Typography

  /// A measurer for a platform's way of setting texts.
  public init(_ typography: Typography) { self.typography = typography }

  /// Measures a text whose fonts are resolved.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    TextSetter.measure(text, width: width, height: height) { letters(of: text, scale: $0) }
  }

  /// How far a text in a font stands from what is above and below it in a column without spacing.
  public func spacing(of font: Font) -> ViewSpacing { typography.spacing(of: font) }

  /// The letters of a text whose widths are not known, once each in their order: scripts that the font's tables do not have.
  public func letters(withoutWidthIn text: MeasurableText) -> [Character] {
    var seen: Set<Character> = []
    return text.runs.filter { $0.image == nil }.flatMap(\.string).filter { letter in
      !letter.unicodeScalars.allSatisfy(typography.metrics.knows) && seen.insert(letter).inserted
    }
  }

  private func letters(of text: MeasurableText, scale: CGFloat) -> LetterRun {
    scale == 1 ? text.letters(in: typography) : LetterRun(text, scale: scale, in: typography)
  }
}

extension PlatformTextMeasurer: TypesettingMeasurer {
  /// The lines of a text, with the places of its letters.
  package func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText {
    TextSetter.typeset(text, width: width, height: height) { letters(of: text, scale: $0) }
  }
}
